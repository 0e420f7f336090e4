CREATE TABLE "promotion_choice" (
	"deposit_ref" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"offer_id" text NOT NULL,
	"offer_version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "promotion_choice_form" CHECK (("promotion_choice"."outcome" is null) = ("promotion_choice"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion_offer" (
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"min_satang" bigint NOT NULL,
	"percent" bigint NOT NULL,
	"most_satang" bigint NOT NULL,
	"times" bigint NOT NULL,
	"days" integer NOT NULL,
	"max_stake_satang" bigint NOT NULL,
	"weights" jsonb NOT NULL,
	"hours" jsonb,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "promotion_offer_id_version_pk" PRIMARY KEY("id","version"),
	CONSTRAINT "promotion_offer_form" CHECK ("promotion_offer"."version" > 0 and "promotion_offer"."number" > 0 and "promotion_offer"."min_satang" > 0 and "promotion_offer"."percent" > 0 and "promotion_offer"."most_satang" > 0
        and "promotion_offer"."times" > 0 and "promotion_offer"."days" > 0 and "promotion_offer"."max_stake_satang" > 0)
);
--> statement-breakpoint
CREATE INDEX "promotion_choice_member" ON "promotion_choice" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_offer_number" ON "promotion_offer" USING btree ("number","version");--> statement-breakpoint
-- Added by hand: offers and choices are written once, and what became of a choice once.
CREATE TRIGGER promotion_offer_is_written_once BEFORE UPDATE OF id, version, number, kind, title, image, min_satang, percent, most_satang,
times, days, max_stake_satang, weights, hours, position ON promotion_offer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_offer_is_kept BEFORE DELETE OR TRUNCATE ON promotion_offer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_choice_is_written_once BEFORE UPDATE OF deposit_ref, member_id, agent_id, offer_id, offer_version, at
ON promotion_choice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_choice_is_kept BEFORE DELETE OR TRUNCATE ON promotion_choice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_choice_goes_on AFTER UPDATE ON promotion_choice FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_step();
