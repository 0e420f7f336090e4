ALTER TABLE "promotion_offer" DROP COLUMN "kind";--> statement-breakpoint
-- Added by hand: the trigger of 0051 with the columns of now.
CREATE TRIGGER promotion_offer_is_written_once BEFORE UPDATE OF id, version, number, title, image, min_satang, percent, most_satang,
times, days, max_stake_satang, weights, per, conditions, hours, position ON promotion_offer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
