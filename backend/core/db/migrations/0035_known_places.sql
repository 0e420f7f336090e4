CREATE TABLE "known_place" (
	"member_id" uuid NOT NULL,
	"place_hash" text NOT NULL,
	"kind" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_place_member_id_place_hash_pk" PRIMARY KEY("member_id","place_hash")
);
--> statement-breakpoint
-- Codes of some minutes, and failures of a day that were kept without the address they came from.
DELETE FROM "reset_code";--> statement-breakpoint
DELETE FROM "login_guard";--> statement-breakpoint
ALTER TABLE "reset_code" ADD COLUMN "place_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_code" DROP CONSTRAINT "reset_code_agent_id_account_pk";--> statement-breakpoint
ALTER TABLE "reset_code" ALTER COLUMN "ref" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_code" ALTER COLUMN "code_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_code" ALTER COLUMN "from_known_place" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "reset_code" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_code" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_code" ADD CONSTRAINT "reset_code_agent_id_account_place_hash_pk" PRIMARY KEY("agent_id","account","place_hash");--> statement-breakpoint
CREATE INDEX "known_place_seen" ON "known_place" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "reset_code_expires" ON "reset_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "session_created" ON "session" USING btree ("created_at");