CREATE TABLE "live_counter" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "live_counter_only" CHECK ("live_counter"."only")
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"what" text NOT NULL,
	"member_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_event_waiting" ON "live_event" USING btree ("id") WHERE "live_event"."position" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_position" ON "live_event" USING btree ("position") WHERE "live_event"."position" is not null;
--> statement-breakpoint
INSERT INTO live_counter (last) VALUES (0);
--> statement-breakpoint
-- Wagers of before are nobody's news: docs/decisions/0086-one-stream.md.
INSERT INTO wager_reader (name, position) SELECT 'live', last FROM wager_counter;
--> statement-breakpoint
-- Arguments: kind, and the columns of id, word and member, each empty where there is none.
CREATE FUNCTION tell_row() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb;
BEGIN
	IF TG_OP = 'DELETE' THEN
		changed := to_jsonb(OLD);
	ELSE
		changed := to_jsonb(NEW);
	END IF;
	INSERT INTO live_event (kind, subject, what, member_id) VALUES (
		TG_ARGV[0], coalesce(changed ->> TG_ARGV[1], ''), coalesce(changed ->> TG_ARGV[2], ''), (changed ->> TG_ARGV[3])::uuid
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- For a transfer: its members' wallets changed.
CREATE FUNCTION tell_balance() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO live_event (kind, subject, what, member_id)
	SELECT DISTINCT 'balance', '', '', member_id FROM posting
	JOIN ledger_account ON ledger_account.id IN (from_account, to_account)
	WHERE transfer_id = NEW.id AND wallet_type_id IS NOT NULL AND member_id IS NOT NULL;
	RETURN NULL;
END $$;
