-- Two amounts, two names: the face of a bet, and what was charged for it. A bill ends, whether it was settled or not.
ALTER TABLE "bill" RENAME COLUMN "stake_satang" TO "face_satang";--> statement-breakpoint
ALTER TABLE "bill_line" RENAME COLUMN "amount_satang" TO "face_satang";--> statement-breakpoint
ALTER TABLE "bill" RENAME COLUMN "settled_at" TO "ended_at";
