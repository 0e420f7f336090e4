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
CREATE INDEX "promotion_choice_member" ON "promotion_choice" USING btree ("member_id","at");--> statement-breakpoint
-- Added by hand: a choice is written once, and what became of it once.
CREATE TRIGGER promotion_choice_is_written_once BEFORE UPDATE OF deposit_ref, member_id, agent_id, offer_id, offer_version, at
ON promotion_choice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_choice_is_kept BEFORE DELETE OR TRUNCATE ON promotion_choice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_choice_goes_on AFTER UPDATE ON promotion_choice FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_step();
