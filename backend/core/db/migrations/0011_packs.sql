ALTER TABLE "bill" ADD COLUMN "pack" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "rule_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "kind_rate" ADD COLUMN "since" timestamp with time zone DEFAULT '2000-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "kind_rate" ADD COLUMN "pack_rate_hundredths" integer;--> statement-breakpoint
ALTER TABLE "kind_rate" ADD COLUMN "pack_discount_bp" integer;--> statement-breakpoint
ALTER TABLE "round_rate" ADD COLUMN "pack_rate_hundredths" integer;--> statement-breakpoint
ALTER TABLE "round_rate" ADD COLUMN "pack_discount_bp" integer;--> statement-breakpoint
ALTER TABLE "terms_change" ADD COLUMN "pack" text;--> statement-breakpoint
ALTER TABLE "kind_rate" DROP CONSTRAINT "kind_rate_kind_type_pk";--> statement-breakpoint
ALTER TABLE "kind_rate" ADD CONSTRAINT "kind_rate_kind_type_since_pk" PRIMARY KEY("kind","type","since");--> statement-breakpoint
CREATE INDEX "bill_day" ON "bill" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "bill_rare" ON "bill" USING btree ("member_id","status","id") WHERE "bill"."status" in ('won', 'cancelled', 'refunded');--> statement-breakpoint
-- The discount pack as it came with the program; bills and rounds of before are of the full pack.
UPDATE "kind_rate" SET "pack_rate_hundredths" = came.rate, "pack_discount_bp" = came.discount FROM (VALUES
  ('top_3', 55000, 3300), ('tod_3', 10000, 3300), ('front_3', 27500, 3300), ('bottom_3', 27500, 3300), ('top_2', 7000, 2800),
  ('bottom_2', 7000, 2800), ('run_top', 280, 1200), ('run_bottom', 370, 1200), ('top_4', 330000, 3300), ('tod_4', 13000, 3300)
) AS came (type, rate, discount) WHERE came.type = "kind_rate"."type";--> statement-breakpoint
-- A kind that still has the number of lines that it came with takes as many as the program does now.
UPDATE "lotto_kind" SET "max_lines" = 1000 WHERE "max_lines" = 200;