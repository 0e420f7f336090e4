ALTER TABLE "play_goal" DROP CONSTRAINT "play_goal_form";--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD COLUMN "turn" text DEFAULT 'wager' NOT NULL;--> statement-breakpoint
ALTER TABLE "play_goal" ADD COLUMN "credit_from_satang" bigint;--> statement-breakpoint
ALTER TABLE "play_goal" ADD CONSTRAINT "play_goal_form" CHECK ("play_goal"."target_satang" > 0 and "play_goal"."max_stake_satang" > 0 and "play_goal"."expires_at" > "play_goal"."at"
        and ("play_goal"."credit_from_satang" is null or ("play_goal"."credit_from_satang" > 0 and "play_goal"."credit_from_satang" < "play_goal"."target_satang"))
        and ("play_goal"."ended_at" is null) = ("play_goal"."ended_as" is null));--> statement-breakpoint
-- Added by hand: what an offer asks for and what a goal began with are written once, as the other terms.
DROP TRIGGER promotion_offer_is_written_once ON promotion_offer;--> statement-breakpoint
CREATE TRIGGER promotion_offer_is_written_once BEFORE UPDATE OF id, version, number, title, image, min_satang, percent, most_satang, turn,
times, days, max_stake_satang, weights, per, conditions, hours, position, largest_withdrawal_satang, starts_at, ends_at ON promotion_offer
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP TRIGGER play_goal_is_written_once ON play_goal;--> statement-breakpoint
CREATE TRIGGER play_goal_is_written_once BEFORE UPDATE OF id, area, member_id, target_satang, max_stake_satang, weights, credit_from_satang, at,
expires_at ON play_goal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
