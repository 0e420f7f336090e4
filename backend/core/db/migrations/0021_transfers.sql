CREATE TABLE "slip" (
	"trans_ref" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"deposit_ref" text NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text,
	"picture_hash" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "asked_satang" bigint;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "receiver_no" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "trans_ref" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "misfit" text;--> statement-breakpoint
CREATE INDEX "slip_deposit" ON "slip" USING btree ("deposit_ref");--> statement-breakpoint
CREATE INDEX "deposit_receiver" ON "deposit" USING btree ("receiver_no","satang","created_at") WHERE "deposit"."receiver_no" is not null;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_trans_ref_unique" UNIQUE("trans_ref");--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_transfer" CHECK (num_nulls("deposit"."asked_satang", "deposit"."receiver_no", "deposit"."reserved_until") in (0, 3));