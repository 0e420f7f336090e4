ALTER TABLE "promotion_offer" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD CONSTRAINT "promotion_offer_dates" CHECK ("promotion_offer"."starts_at" < "promotion_offer"."ends_at");--> statement-breakpoint
-- Added by hand: the dates of an offer are written once, as its other terms.
DROP TRIGGER promotion_offer_is_written_once ON promotion_offer;--> statement-breakpoint
CREATE TRIGGER promotion_offer_is_written_once BEFORE UPDATE OF id, version, number, title, image, min_satang, percent, most_satang,
times, days, max_stake_satang, weights, per, conditions, hours, position, largest_withdrawal_satang, starts_at, ends_at ON promotion_offer
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
