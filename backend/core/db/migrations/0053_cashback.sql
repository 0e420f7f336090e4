CREATE TABLE "cashback_adjustment" (
	"member_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"day" date NOT NULL,
	"of_day" date NOT NULL,
	"satang" bigint NOT NULL,
	"staked_satang" bigint NOT NULL,
	"corrected_satang" bigint NOT NULL,
	CONSTRAINT "cashback_adjustment_member_id_basis_day_of_day_pk" PRIMARY KEY("member_id","basis","day","of_day")
);
--> statement-breakpoint
CREATE TABLE "cashback_claim" (
	"member_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"day" date NOT NULL,
	"satang" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_claim_member_id_basis_day_pk" PRIMARY KEY("member_id","basis","day"),
	CONSTRAINT "cashback_claim_positive" CHECK ("cashback_claim"."satang" > 0)
);
--> statement-breakpoint
CREATE TABLE "cashback_close" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashback_day" (
	"member_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"day" date NOT NULL,
	"rank" text NOT NULL,
	"turnover_bp" integer NOT NULL,
	"loss_bp" integer NOT NULL,
	"cap_satang" bigint NOT NULL,
	"loss_most_bp" integer NOT NULL,
	"staked_satang" bigint NOT NULL,
	"start_satang" bigint NOT NULL,
	"deposit_satang" bigint NOT NULL,
	"withdrawal_satang" bigint NOT NULL,
	"end_satang" bigint NOT NULL,
	"bonus_satang" bigint NOT NULL,
	"corrected_satang" bigint NOT NULL,
	"rebate_satang" bigint NOT NULL,
	"adjusted_satang" bigint NOT NULL,
	"carried_satang" bigint NOT NULL,
	"due_satang" bigint NOT NULL,
	"carry_satang" bigint NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_day_member_id_basis_day_pk" PRIMARY KEY("member_id","basis","day"),
	CONSTRAINT "cashback_day_sums" CHECK ("cashback_day"."due_satang" >= 0 and "cashback_day"."carried_satang" <= 0 and "cashback_day"."carry_satang" <= 0
      and "cashback_day"."due_satang" + "cashback_day"."carry_satang" = "cashback_day"."rebate_satang" + "cashback_day"."adjusted_satang" + "cashback_day"."carried_satang"
      and ("cashback_day"."due_satang" = 0 or "cashback_day"."carry_satang" = 0))
);
--> statement-breakpoint
CREATE TABLE "cashback_rate" (
	"from_day" date NOT NULL,
	"number" integer NOT NULL,
	"rank" text NOT NULL,
	"turnover_bp" integer NOT NULL,
	"loss_bp" integer NOT NULL,
	"cap_satang" bigint NOT NULL,
	"loss_most_bp" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_rate_from_day_number_rank_pk" PRIMARY KEY("from_day","number","rank")
);
--> statement-breakpoint
CREATE INDEX "game_movement_no_cashback" ON "game_movement" USING btree ("member_id") WHERE not "game_movement"."counts_cashback";
--> statement-breakpoint
-- By hand: rates, measured days, adjustments and claims are written once.
CREATE TRIGGER cashback_rate_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cashback_rate FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cashback_close_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cashback_close FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cashback_day_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cashback_day FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cashback_adjustment_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cashback_adjustment FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cashback_claim_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cashback_claim FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
