DROP INDEX "yeekee_shot_member";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "data_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "yeekee_shot_member" ON "yeekee_shot" USING btree ("member_id","round_id","position");