CREATE TABLE "shop_address" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"line" text NOT NULL,
	"subdistrict" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"usable_until" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"carrier" text,
	"tracking" text,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"ended_at" timestamp with time zone,
	"reason" text,
	"ended_by" uuid,
	CONSTRAINT "shop_order_form" CHECK (("shop_order"."sent_at" is null) = ("shop_order"."sent_by" is null) and ("shop_order"."sent_at" is null) = ("shop_order"."carrier" is null)
        and ("shop_order"."sent_at" is null) = ("shop_order"."tracking" is null) and ("shop_order"."state" in ('delivered', 'refused')) = ("shop_order"."ended_at" is not null)
        and ("shop_order"."state" = 'refused') = ("shop_order"."reason" is not null) and ("shop_order"."state" <> 'sent' or "shop_order"."sent_at" is not null)
        and ("shop_order"."kind" = 'goods' or "shop_order"."state" = 'delivered'))
);
--> statement-breakpoint
CREATE TABLE "shop_reward" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"art" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"stock" integer,
	CONSTRAINT "shop_reward_stock" CHECK ("shop_reward"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_stock" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reward_id" text NOT NULL,
	"change" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"made_by" uuid
);
--> statement-breakpoint
CREATE TABLE "shop_terms" (
	"reward_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"points" integer NOT NULL,
	"amount" bigint NOT NULL,
	"valid_days" integer,
	"limit_times" integer,
	"limit_days" integer,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	CONSTRAINT "shop_terms_reward_id_version_pk" PRIMARY KEY("reward_id","version"),
	CONSTRAINT "shop_terms_form" CHECK ("shop_terms"."points" > 0 and "shop_terms"."amount" > 0 and ("shop_terms"."kind" = 'spin') = ("shop_terms"."valid_days" is not null)
        and ("shop_terms"."limit_times" is null) = ("shop_terms"."limit_days" is null) and "shop_terms"."limit_times" > 0 and "shop_terms"."limit_days" > 0),
	CONSTRAINT "shop_terms_worth" CHECK ("shop_terms"."points"::bigint * 5 >= "shop_terms"."amount" * case when "shop_terms"."kind" = 'spin' then 500 else 1 end)
);
--> statement-breakpoint
CREATE INDEX "shop_address_member" ON "shop_address" USING btree ("member_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_key" ON "shop_order" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "shop_order_member" ON "shop_order" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "shop_order_reward" ON "shop_order" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "shop_order_open" ON "shop_order" USING btree ("at") WHERE "shop_order"."state" in ('new', 'sent');--> statement-breakpoint
CREATE INDEX "shop_stock_reward" ON "shop_stock" USING btree ("reward_id");--> statement-breakpoint
-- Added by hand: terms, stock that came and orders are written once; the version of a reward and the state of an order go on.
CREATE TRIGGER shop_reward_is_written_once BEFORE UPDATE OF id ON shop_reward FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER shop_reward_is_kept BEFORE DELETE OR TRUNCATE ON shop_reward FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER shop_reward_goes_on AFTER UPDATE ON shop_reward FOR EACH ROW WHEN (NEW.version NOT IN (OLD.version, OLD.version + 1)) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER shop_terms_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON shop_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER shop_stock_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON shop_stock FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER shop_order_is_written_once BEFORE UPDATE OF id, agent_id, member_id, reward_id, version, kind, amount, points, usable_until, idempotency_key, at
ON shop_order FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER shop_order_is_kept BEFORE DELETE OR TRUNCATE ON shop_order FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER shop_order_goes_on AFTER UPDATE ON shop_order FOR EACH ROW
WHEN (OLD.state IN ('delivered', 'refused') OR (OLD.state, NEW.state) NOT IN (('new', 'sent'), ('new', 'refused'), ('sent', 'delivered'), ('sent', 'refused'))
  OR (OLD.sent_at IS NOT NULL AND (NEW.carrier, NEW.tracking, NEW.sent_at, NEW.sent_by) IS DISTINCT FROM (OLD.carrier, OLD.tracking, OLD.sent_at, OLD.sent_by)))
EXECUTE FUNCTION refuse_step();
