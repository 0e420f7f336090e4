CREATE TABLE "check_in" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"month" date NOT NULL,
	"number" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "quest" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"prize_kind" text NOT NULL,
	"prize_amount" integer NOT NULL,
	"prize_days" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quest_condition" (
	"quest_id" text NOT NULL,
	"place" integer NOT NULL,
	"fact" text NOT NULL,
	"area" text,
	"least" bigint NOT NULL,
	CONSTRAINT "quest_condition_quest_id_place_pk" PRIMARY KEY("quest_id","place")
);
--> statement-breakpoint
CREATE TABLE "quest_redemption" (
	"member_id" uuid NOT NULL,
	"quest_id" text NOT NULL,
	"period" date NOT NULL,
	"prize_kind" text NOT NULL,
	"prize_amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quest_redemption_member_id_quest_id_period_pk" PRIMARY KEY("member_id","quest_id","period")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_number" ON "check_in" USING btree ("member_id","month","number");--> statement-breakpoint
-- By hand: terms, prizes and check-ins are written once.
CREATE TRIGGER quest_is_written_once BEFORE UPDATE OF id, title, period, starts_at, ends_at, prize_kind, prize_amount, prize_days, position
ON quest FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER quest_is_kept BEFORE DELETE OR TRUNCATE ON quest FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER quest_condition_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quest_condition FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER quest_redemption_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quest_redemption FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER check_in_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON check_in FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
