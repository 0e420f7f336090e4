CREATE TABLE "promotion_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"offer_id" text NOT NULL,
	"offer_version" integer NOT NULL,
	"title" text NOT NULL,
	"period" text NOT NULL,
	"deposit_ref" text NOT NULL,
	"deposit_satang" bigint NOT NULL,
	"bonus_satang" bigint NOT NULL,
	"cost_satang" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_claim_amounts" CHECK ("promotion_claim"."deposit_satang" > 0 and "promotion_claim"."bonus_satang" > 0)
);
--> statement-breakpoint
CREATE TABLE "play_goal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"member_id" uuid NOT NULL,
	"target_satang" bigint NOT NULL,
	"max_stake_satang" bigint NOT NULL,
	"weights" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	CONSTRAINT "play_goal_form" CHECK ("play_goal"."target_satang" > 0 and "play_goal"."max_stake_satang" > 0 and "play_goal"."expires_at" > "play_goal"."at"
        and ("play_goal"."ended_at" is null) = ("play_goal"."ended_as" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_claim_period" ON "promotion_claim" USING btree ("member_id","offer_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_claim_deposit" ON "promotion_claim" USING btree ("member_id","deposit_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_claim_key" ON "promotion_claim" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "play_goal_open" ON "play_goal" USING btree ("member_id","area") WHERE "play_goal"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "play_goal_member" ON "play_goal" USING btree ("member_id","at");--> statement-breakpoint
-- Added by hand: what is evidence is written once, and a goal ends once.
CREATE TRIGGER promotion_claim_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON promotion_claim FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER play_goal_is_written_once BEFORE UPDATE OF id, area, member_id, target_satang, max_stake_satang, weights, at, expires_at
ON play_goal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER play_goal_is_kept BEFORE DELETE OR TRUNCATE ON play_goal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER play_goal_goes_on AFTER UPDATE ON play_goal FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_step();
