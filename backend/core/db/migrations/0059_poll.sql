CREATE TABLE "poll" (
	"id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"question" text NOT NULL,
	"image" text,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone,
	"basis" text NOT NULL,
	"step_satang" bigint NOT NULL,
	"most" integer NOT NULL,
	"counts_from" timestamp with time zone NOT NULL,
	"seed_owner" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"opened_by" uuid,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"tickets" integer,
	"head" text,
	"drawn_at" timestamp with time zone,
	"drawn_by" uuid,
	CONSTRAINT "poll_form" CHECK ("poll"."id" > 0 and "poll"."opens_at" < "poll"."closes_at" and ("poll"."draws_at" is null or "poll"."draws_at" > "poll"."closes_at")
        and "poll"."most" between 1 and 20 and "poll"."step_satang" >= 0 and ("poll"."basis" = 'free') = ("poll"."step_satang" = 0)
        and ("poll"."draws_at" is null or "poll"."basis" = 'stake')),
	CONSTRAINT "poll_order" CHECK (("poll"."closed_at" is null) = ("poll"."tickets" is null) and ("poll"."closed_at" is null or "poll"."opened_at" is not null)
        and ("poll"."drawn_at" is null or ("poll"."closed_at" is not null and "poll"."draws_at" is not null)))
);
--> statement-breakpoint
CREATE TABLE "poll_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poll_id" integer NOT NULL,
	"ticket" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"choice_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"mark" text NOT NULL,
	"link" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_choice" (
	"poll_id" integer NOT NULL,
	"id" integer NOT NULL,
	"text" text NOT NULL,
	"image" text,
	CONSTRAINT "poll_choice_poll_id_id_pk" PRIMARY KEY("poll_id","id")
);
--> statement-breakpoint
CREATE TABLE "poll_prize" (
	"poll_id" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "poll_prize_poll_id_place_pk" PRIMARY KEY("poll_id","place"),
	CONSTRAINT "poll_prize_form" CHECK ("poll_prize"."place" > 0 and "poll_prize"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "poll_seed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"commit" text NOT NULL,
	"seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"next_nonce" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "poll_winner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poll_id" integer NOT NULL,
	"place" integer NOT NULL,
	"ticket" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "poll_answer_ticket" ON "poll_answer" USING btree ("poll_id","ticket");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_answer_key" ON "poll_answer" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "poll_answer_member" ON "poll_answer" USING btree ("member_id","poll_id","ticket");--> statement-breakpoint
CREATE INDEX "poll_answer_choice" ON "poll_answer" USING btree ("poll_id","choice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_seed_current" ON "poll_seed" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_winner_place" ON "poll_winner" USING btree ("poll_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_winner_ticket" ON "poll_winner" USING btree ("poll_id","ticket");--> statement-breakpoint
CREATE INDEX "poll_winner_member" ON "poll_winner" USING btree ("member_id","poll_id");--> statement-breakpoint
-- Added by hand: terms, answers and winners are written once; a poll is opened, closed and drawn once each, and a seed is shown once.
CREATE TRIGGER poll_is_written_once BEFORE UPDATE OF id, agent_id, question, image, opens_at, closes_at, draws_at, basis, step_satang, most, counts_from, seed_owner, made_at
ON poll FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_is_kept BEFORE DELETE OR TRUNCATE ON poll FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_goes_on AFTER UPDATE ON poll FOR EACH ROW WHEN (OLD.drawn_at IS NOT NULL
  OR (OLD.opened_at IS NOT NULL AND (NEW.opened_at, NEW.opened_by) IS DISTINCT FROM (OLD.opened_at, OLD.opened_by))
  OR (OLD.closed_at IS NOT NULL AND (NEW.closed_at, NEW.closed_by, NEW.tickets, NEW.head) IS DISTINCT FROM (OLD.closed_at, OLD.closed_by, OLD.tickets, OLD.head)))
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER poll_choice_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON poll_choice FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_prize_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON poll_prize FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_answer_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON poll_answer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_winner_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON poll_winner FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_seed_is_written_once BEFORE UPDATE OF id, owner, "commit", seed, client_seed, created_at ON poll_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_seed_is_kept BEFORE DELETE OR TRUNCATE ON poll_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poll_seed_goes_on AFTER UPDATE ON poll_seed FOR EACH ROW WHEN (OLD.shown_at IS NOT NULL OR NEW.next_nonce < OLD.next_nonce) EXECUTE FUNCTION refuse_step();
