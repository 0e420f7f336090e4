DROP INDEX "round_kind_date";--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "day_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "round_kind_day" ON "round" USING btree ("agent_id","kind","draw_date","day_number");