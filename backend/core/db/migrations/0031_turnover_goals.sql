CREATE TABLE "turnover_goal" (
	"transfer_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"satang" bigint NOT NULL,
	"percent" integer NOT NULL,
	"target_satang" bigint NOT NULL,
	"played_before_satang" bigint NOT NULL,
	"goal_before_satang" bigint NOT NULL,
	"since_satang" bigint NOT NULL,
	"goal_satang" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "turnover_goal_sums" CHECK ("turnover_goal"."satang" > 0 and "turnover_goal"."percent" between 1 and 10000 and "turnover_goal"."seq" >= 1
        and ("turnover_goal"."seq" > 1 or "turnover_goal"."goal_before_satang" = 0)
        and "turnover_goal"."target_satang" = ("turnover_goal"."satang" * "turnover_goal"."percent" + 99) / 100
        and "turnover_goal"."goal_satang" = greatest("turnover_goal"."goal_before_satang", "turnover_goal"."played_before_satang") + "turnover_goal"."target_satang"
        and ("turnover_goal"."played_before_satang" < "turnover_goal"."goal_before_satang" or "turnover_goal"."since_satang" = "turnover_goal"."played_before_satang"))
);
--> statement-breakpoint
ALTER TABLE "payout_channel" ADD COLUMN "turnover_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_goal_seq" ON "turnover_goal" USING btree ("member_id","seq");--> statement-breakpoint
ALTER TABLE "payout_channel" ADD CONSTRAINT "payout_channel_turnover" CHECK ("payout_channel"."turnover_percent" between 0 and 10000);--> statement-breakpoint
CREATE TRIGGER turnover_goal_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON turnover_goal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();