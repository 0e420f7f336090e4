CREATE TABLE "coupon" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"tail" text NOT NULL,
	"member_id" uuid,
	"uses" integer NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_budget" CHECK ("coupon"."uses" > 0 and "coupon"."used" between 0 and "coupon"."uses")
);
--> statement-breakpoint
CREATE TABLE "coupon_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"prize_kind" text NOT NULL,
	"prize_amount" bigint NOT NULL,
	"prize_days" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"stake_satang" bigint NOT NULL,
	"stake_days" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by" uuid,
	CONSTRAINT "coupon_batch_form" CHECK ("coupon_batch"."prize_amount" > 0 and "coupon_batch"."starts_at" < "coupon_batch"."ends_at" and "coupon_batch"."stake_satang" >= 0
        and ("coupon_batch"."prize_kind" in ('credit', 'bonus')) = ("coupon_batch"."prize_days" is null) and ("coupon_batch"."voided_at" is null) = ("coupon_batch"."voided_by" is null)
        and (("coupon_batch"."kind" = 'personal' and "coupon_batch"."prize_kind" <> 'bonus') or ("coupon_batch"."stake_satang" > 0 and "coupon_batch"."stake_days" > 0)))
);
--> statement-breakpoint
CREATE TABLE "coupon_redemption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"batch_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"prize_kind" text NOT NULL,
	"prize_amount" bigint NOT NULL,
	"usable_until" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "coupon_batch_codes" ON "coupon" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "coupon_member" ON "coupon" USING btree ("member_id","batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemption_batch" ON "coupon_redemption" USING btree ("member_id","batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemption_key" ON "coupon_redemption" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "coupon_redemption_member" ON "coupon_redemption" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "coupon_redemption_code" ON "coupon_redemption" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "coupon_redemption_time" ON "coupon_redemption" USING btree ("batch_id","at");--> statement-breakpoint
-- By hand: terms, codes and what was used are written once; a code is used one time more, a batch is voided once.
CREATE TRIGGER coupon_batch_is_written_once BEFORE UPDATE OF id, agent_id, title, kind, prize_kind, prize_amount, prize_days, starts_at, ends_at, stake_satang, stake_days, made_at, made_by
ON coupon_batch FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER coupon_batch_is_kept BEFORE DELETE OR TRUNCATE ON coupon_batch FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER coupon_batch_goes_on AFTER UPDATE ON coupon_batch FOR EACH ROW WHEN (OLD.voided_at IS NOT NULL) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER coupon_is_written_once BEFORE UPDATE OF code_hash, batch_id, tail, member_id, uses ON coupon FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER coupon_is_kept BEFORE DELETE OR TRUNCATE ON coupon FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER coupon_goes_on AFTER UPDATE ON coupon FOR EACH ROW WHEN (NEW.used <> OLD.used + 1) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER coupon_redemption_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON coupon_redemption FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
