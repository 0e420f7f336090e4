CREATE TABLE "coupon_hold" (
	"deposit_ref" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"batch_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupon_hold_form" CHECK ("coupon_hold"."at" < "coupon_hold"."held_until" and ("coupon_hold"."outcome" is null) = ("coupon_hold"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "coupon_batch" DROP CONSTRAINT "coupon_batch_form";--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD COLUMN "deposit_satang" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_hold_live" ON "coupon_hold" USING btree ("code_hash") WHERE "coupon_hold"."outcome" is null and "coupon_hold"."released_at" is null;--> statement-breakpoint
CREATE INDEX "coupon_hold_member" ON "coupon_hold" USING btree ("member_id","at");--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_form" CHECK ("coupon_batch"."prize_amount" > 0 and "coupon_batch"."starts_at" < "coupon_batch"."ends_at" and "coupon_batch"."stake_satang" >= 0 and "coupon_batch"."deposit_satang" >= 0
        and ("coupon_batch"."prize_kind" in ('credit', 'bonus')) = ("coupon_batch"."prize_days" is null) and ("coupon_batch"."voided_at" is null) = ("coupon_batch"."voided_by" is null)
        and (("coupon_batch"."kind" = 'personal' and "coupon_batch"."prize_kind" <> 'bonus') or ("coupon_batch"."stake_satang" > 0 and "coupon_batch"."stake_days" > 0)));--> statement-breakpoint
-- Added by hand
DROP TRIGGER coupon_batch_is_written_once ON coupon_batch;--> statement-breakpoint
CREATE TRIGGER coupon_batch_is_written_once BEFORE UPDATE OF id, agent_id, title, kind, prize_kind, prize_amount, prize_days, starts_at, ends_at, stake_satang, stake_days, deposit_satang, made_at, made_by
ON coupon_batch FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER coupon_hold_is_written_once BEFORE UPDATE OF deposit_ref, agent_id, member_id, batch_id, code_hash, at, held_until
ON coupon_hold FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER coupon_hold_is_kept BEFORE DELETE OR TRUNCATE ON coupon_hold FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER coupon_hold_goes_on AFTER UPDATE ON coupon_hold FOR EACH ROW
WHEN (OLD.ended_at IS NOT NULL OR (OLD.released_at IS NOT NULL AND NEW.released_at IS DISTINCT FROM OLD.released_at)) EXECUTE FUNCTION refuse_step();
