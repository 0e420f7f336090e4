ALTER TABLE "promotion_offer" ADD COLUMN "per" text;--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
-- Added by hand: what the kinds of before asked for, as conditions.
DROP TRIGGER promotion_offer_is_written_once ON promotion_offer;--> statement-breakpoint
UPDATE promotion_offer SET per = CASE kind WHEN 'first_deposit' THEN 'once' ELSE 'day' END,
conditions = CASE kind WHEN 'first_deposit' THEN '[{"fact":"deposits","window":"ever","least":1,"most":1}]'::jsonb ELSE '[]'::jsonb END;--> statement-breakpoint
ALTER TABLE "promotion_offer" ALTER COLUMN "per" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_offer" ALTER COLUMN "conditions" SET NOT NULL;
