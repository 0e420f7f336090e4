ALTER TABLE "kind_rate" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kind_rate" ADD COLUMN "act_id" uuid;--> statement-breakpoint
ALTER TABLE "terms_change" ADD COLUMN "min_satang" bigint;--> statement-breakpoint
ALTER TABLE "terms_change" ADD COLUMN "max_satang" bigint;--> statement-breakpoint
ALTER TABLE "terms_change" ADD COLUMN "max_per_number_satang" bigint;--> statement-breakpoint
ALTER TABLE "terms_change" ADD COLUMN "enabled" boolean;