CREATE TABLE "wheel_prize" (
	"version" integer NOT NULL,
	"place" integer NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"color" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "wheel_prize_version_place_pk" PRIMARY KEY("version","place"),
	CONSTRAINT "wheel_prize_form" CHECK ("wheel_prize"."weight" > 0 and "wheel_prize"."amount" >= 0 and ("wheel_prize"."type" = 'none') = ("wheel_prize"."amount" = 0))
);
--> statement-breakpoint
CREATE TABLE "wheel_seed" (
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
CREATE TABLE "wheel_spin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"token" text NOT NULL,
	"paid" text NOT NULL,
	"points" integer NOT NULL,
	"version" integer NOT NULL,
	"seed_id" uuid NOT NULL,
	"nonce" integer NOT NULL,
	"ticket" integer NOT NULL,
	"prize_id" text NOT NULL,
	"prize_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wheel_spin_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "wheel_spin_form" CHECK (("wheel_spin"."paid" = 'free') = ("wheel_spin"."points" = 0) and "wheel_spin"."points" >= 0
        and ("wheel_spin"."prize_type" = 'none') = ("wheel_spin"."amount" = 0))
);
--> statement-breakpoint
CREATE TABLE "wheel_weights" (
	"version" integer PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_prize_id" ON "wheel_prize" USING btree ("version","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_seed_current" ON "wheel_seed" USING btree ("owner") WHERE "wheel_seed"."shown_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_token" ON "wheel_spin" USING btree ("member_id","token");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_nonce" ON "wheel_spin" USING btree ("seed_id","nonce");--> statement-breakpoint
CREATE INDEX "wheel_spin_member" ON "wheel_spin" USING btree ("member_id","number");--> statement-breakpoint
CREATE INDEX "wheel_spin_board" ON "wheel_spin" USING btree ("number") WHERE "wheel_spin"."prize_type" <> 'none';--> statement-breakpoint
CREATE INDEX "wheel_weights_start" ON "wheel_weights" USING btree ("starts_at","version");
--> statement-breakpoint
-- Added by hand: weights and spins are written once, and so are seeds, whose nonce and showing only go on.
CREATE TRIGGER wheel_weights_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON wheel_weights FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER wheel_prize_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON wheel_prize FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER wheel_spin_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON wheel_spin FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER wheel_seed_is_written_once BEFORE UPDATE OF id, owner, "commit", seed, client_seed, created_at ON wheel_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER wheel_seed_is_kept BEFORE DELETE OR TRUNCATE ON wheel_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER wheel_seed_goes_on AFTER UPDATE ON wheel_seed FOR EACH ROW WHEN (OLD.shown_at IS NOT NULL OR NEW.next_nonce < OLD.next_nonce) EXECUTE FUNCTION refuse_step();
