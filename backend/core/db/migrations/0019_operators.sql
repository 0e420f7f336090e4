CREATE TABLE "adjustment" (
	"ref" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"satang" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_act_id" uuid NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	"act_id" uuid,
	CONSTRAINT "adjustment_of_something" CHECK ("adjustment"."satang" <> 0),
	CONSTRAINT "adjustment_ended" CHECK (num_nulls("adjustment"."ended_by", "adjustment"."ended_at", "adjustment"."act_id") =
      CASE WHEN "adjustment"."status" = 'asked' THEN 3 ELSE 0 END),
	CONSTRAINT "adjustment_two_people" CHECK ("adjustment"."status" <> 'done' or lower(trim("adjustment"."ended_by")) <> lower(trim("adjustment"."asked_by")))
);
--> statement-breakpoint
CREATE TABLE "ops_log_end" (
	"one" boolean PRIMARY KEY NOT NULL,
	"no" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ops_log_end_one" CHECK ("ops_log_end"."one")
);
--> statement-breakpoint
ALTER TABLE "ops_log" ADD COLUMN "no" bigint;--> statement-breakpoint
ALTER TABLE "ops_log" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "ops_log" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "adjustment_waiting" ON "adjustment" USING btree ("asked_at") WHERE "adjustment"."status" = 'asked';--> statement-breakpoint
ALTER TABLE "ops_log" ADD CONSTRAINT "ops_log_no_unique" UNIQUE("no");--> statement-breakpoint
-- Acts of before are numbered as they came, and keep what they said of themselves by then (backend/ops/write-act.ts has the hash).
DO $$
DECLARE
  act record;
  last_no bigint := 0;
  last_hash text := '';
BEGIN
  FOR act IN SELECT id FROM ops_log ORDER BY at, id LOOP
    last_no := last_no + 1;
    UPDATE ops_log SET no = last_no, asked = facts, hash = encode(sha256(convert_to(jsonb_build_array(last_hash, last_no, id,
      (extract(epoch FROM at) * 1000)::bigint, who, why, command, facts)::text, 'UTF8')), 'hex')
    WHERE id = act.id RETURNING hash INTO last_hash;
  END LOOP;
  INSERT INTO ops_log_end (one, no, hash) VALUES (true, last_no, last_hash);
END $$;--> statement-breakpoint
ALTER TABLE "ops_log" ALTER COLUMN "no" SET NOT NULL, ALTER COLUMN "asked" SET NOT NULL, ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
-- What an act was is written once; what becomes of it is added to its facts.
CREATE TRIGGER ops_log_is_written_once BEFORE UPDATE ON ops_log FOR EACH ROW
WHEN ((OLD.id, OLD.no, OLD.at, OLD.who, OLD.why, OLD.command, OLD.asked, OLD.hash)
  IS DISTINCT FROM (NEW.id, NEW.no, NEW.at, NEW.who, NEW.why, NEW.command, NEW.asked, NEW.hash))
EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ops_log_is_final BEFORE DELETE OR TRUNCATE ON ops_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
