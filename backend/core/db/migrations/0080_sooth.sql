CREATE TABLE "sooth_day" (
	"room_id" integer NOT NULL,
	"day" date NOT NULL,
	"seed_owner" uuid NOT NULL,
	"commit" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sooth_day_room_id_day_pk" PRIMARY KEY("room_id","day")
);
--> statement-breakpoint
CREATE TABLE "sooth_room" (
	"id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"status" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sooth_room_form" CHECK ("sooth_room"."id" > 0 and "sooth_room"."place" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "sooth_seed" (
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
CREATE TABLE "sooth_shoe" (
	"room_id" integer NOT NULL,
	"day" date NOT NULL,
	"no" integer NOT NULL,
	"seed" text NOT NULL,
	"outcomes" text NOT NULL,
	"shoes" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sooth_shoe_room_id_day_no_pk" PRIMARY KEY("room_id","day","no"),
	CONSTRAINT "sooth_shoe_form" CHECK ("sooth_shoe"."no" between 1 and 24 and "sooth_shoe"."shoes" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sooth_seed_current" ON "sooth_seed" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "sooth_shoe_in_order" ON "sooth_shoe" USING btree ("room_id","shoes");--> statement-breakpoint
-- Added by hand: days and shoes are written once, a room changes its status alone, and the seed of a day is neither changed nor taken out.
CREATE TRIGGER sooth_room_is_written_once BEFORE UPDATE OF id, agent_id, name, place, made_at ON sooth_room FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sooth_room_is_kept BEFORE DELETE OR TRUNCATE ON sooth_room FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sooth_day_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON sooth_day FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sooth_shoe_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON sooth_shoe FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sooth_seed_is_written_once BEFORE UPDATE OF id, owner, "commit", seed, client_seed, created_at ON sooth_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sooth_seed_is_kept BEFORE DELETE OR TRUNCATE ON sooth_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sooth_seed_goes_on AFTER UPDATE ON sooth_seed FOR EACH ROW WHEN (OLD.shown_at IS NOT NULL OR NEW.next_nonce < OLD.next_nonce) EXECUTE FUNCTION refuse_step();
