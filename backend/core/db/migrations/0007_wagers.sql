CREATE TABLE "wager" (
	"area" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"wallet" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"face_satang" bigint NOT NULL,
	"charged_satang" bigint NOT NULL,
	"valid_satang" bigint NOT NULL,
	"payout_satang" bigint NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wager_area_reference_pk" PRIMARY KEY("area","reference")
);
--> statement-breakpoint
CREATE TABLE "wager_counter" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "wager_counter_only" CHECK ("wager_counter"."only")
);
--> statement-breakpoint
CREATE TABLE "wager_event" (
	"area" text NOT NULL,
	"reference" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"valid_satang" bigint NOT NULL,
	"payout_satang" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wager_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	CONSTRAINT "wager_event_area_reference_version_pk" PRIMARY KEY("area","reference","version")
);
--> statement-breakpoint
CREATE TABLE "wager_reader" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wager_total" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"accepted_count" integer NOT NULL,
	"charged_satang" bigint NOT NULL,
	"valid_satang" bigint NOT NULL,
	"settled_count" integer NOT NULL,
	"settled_satang" bigint NOT NULL,
	"payout_satang" bigint NOT NULL,
	CONSTRAINT "wager_total_member_id_day_area_kind_pk" PRIMARY KEY("member_id","day","area","kind")
);
--> statement-breakpoint
CREATE INDEX "wager_event_waiting" ON "wager_event" USING btree ("id") WHERE "wager_event"."position" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wager_event_position" ON "wager_event" USING btree ("position") WHERE "wager_event"."position" is not null;--> statement-breakpoint
INSERT INTO wager_counter (last) VALUES (0);--> statement-breakpoint
-- An event is written once; its position is added once.
CREATE TRIGGER wager_event_is_written_once BEFORE UPDATE ON wager_event FOR EACH ROW
WHEN (OLD.position IS NOT NULL OR (OLD.area, OLD.reference, OLD.version, OLD.status, OLD.valid_satang, OLD.payout_satang, OLD.at, OLD.id)
  IS DISTINCT FROM (NEW.area, NEW.reference, NEW.version, NEW.status, NEW.valid_satang, NEW.payout_satang, NEW.at, NEW.id))
EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER wager_event_is_final BEFORE DELETE OR TRUNCATE ON wager_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Wagers of the bills that are there. A corrected bill ended first with what its first correction took back, when that was paid.
INSERT INTO wager (area, reference, kind, member_id, agent_id, wallet, status, version, face_satang, charged_satang, valid_satang,
  payout_satang, accepted_at, ended_at)
SELECT 'lotto', bill.id::text, round.kind, bill.member_id, bill.agent_id, 'main',
  CASE bill.status WHEN 'pending' THEN 'accepted' WHEN 'won' THEN 'settled' WHEN 'lost' THEN 'settled' ELSE bill.status END,
  CASE WHEN bill.status = 'pending' THEN 1 ELSE 2 + corrections.total END,
  bill.stake_satang, bill.charged_satang, CASE WHEN bill.status IN ('cancelled', 'refunded') THEN 0 ELSE bill.charged_satang END,
  bill.payout_satang, bill.created_at,
  CASE WHEN coalesce(bill.result_version, 0) < 2 THEN bill.settled_at ELSE coalesce(
    (SELECT at FROM transfer WHERE scope = 'lotto.payout' AND key = bill.id::text),
    (SELECT published_at FROM draw_result WHERE draw_result.round_id = bill.round_id AND draw_result.version = 1), bill.settled_at) END
FROM bill JOIN round ON round.id = bill.round_id
CROSS JOIN LATERAL (
  SELECT count(*) AS total FROM bill_correction fixed WHERE fixed.member_id = bill.member_id AND fixed.bill_id = bill.id
) corrections;--> statement-breakpoint
INSERT INTO wager_event (area, reference, version, status, valid_satang, payout_satang, at)
SELECT * FROM (
  SELECT area, reference, 1 AS version, 'accepted' AS status, charged_satang AS valid, 0 AS payout, accepted_at AS at FROM wager
  UNION ALL
  SELECT area, reference, 2, status, valid_satang, coalesce((SELECT paid_satang FROM bill_correction fixed
    WHERE fixed.member_id = wager.member_id AND fixed.bill_id::text = wager.reference ORDER BY fixed.version LIMIT 1), payout_satang), ended_at
  FROM wager WHERE version > 1
  UNION ALL
  SELECT area, reference, (2 + row_number() OVER (PARTITION BY reference ORDER BY fixed.version))::int, status, valid_satang, due_satang, at
  FROM wager JOIN bill_correction fixed ON fixed.member_id = wager.member_id AND fixed.bill_id::text = wager.reference
) event ORDER BY version, at, reference;
