CREATE TABLE "bill_correction" (
	"member_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"from_version" integer NOT NULL,
	"paid_satang" bigint NOT NULL,
	"due_satang" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_correction_member_id_bill_id_version_pk" PRIMARY KEY("member_id","bill_id","version"),
	CONSTRAINT "bill_correction_differs" CHECK ("bill_correction"."paid_satang" <> "bill_correction"."due_satang")
);
--> statement-breakpoint
ALTER TABLE "draw_result" DROP CONSTRAINT "draw_result_pkey";--> statement-breakpoint
ALTER TABLE "draw_result" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "draw_result" ALTER COLUMN "version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "draw_result" ADD CONSTRAINT "draw_result_round_id_version_pk" PRIMARY KEY("round_id","version");--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "result_version" integer;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "result_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "round" SET "result_version" = 1 WHERE EXISTS (SELECT 1 FROM "draw_result" WHERE "draw_result"."round_id" = "round"."id");--> statement-breakpoint
UPDATE "bill" SET "result_version" = 1 WHERE "status" IN ('won', 'lost');--> statement-breakpoint
CREATE INDEX "bill_settled" ON "bill" USING btree ("round_id","member_id","id") WHERE "bill"."status" in ('won', 'lost');--> statement-breakpoint
-- Sales and controls of tod numbers count for every order of their digits: the sums of all orders, the strictest control.
INSERT INTO "exposure" ("round_id", "type", "number", "sold_satang")
SELECT "round_id", "type", (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table("number", '') AS digit) AS canonical, sum("sold_satang")
FROM "exposure" WHERE "type" IN ('tod_3', 'tod_4') GROUP BY "round_id", "type", canonical
ON CONFLICT ("round_id", "type", "number") DO UPDATE SET "sold_satang" = excluded."sold_satang";--> statement-breakpoint
DELETE FROM "exposure" WHERE "type" IN ('tod_3', 'tod_4')
AND "number" <> (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table("number", '') AS digit);--> statement-breakpoint
INSERT INTO "number_control" ("round_id", "type", "number", "control", "limit_satang")
SELECT DISTINCT ON ("round_id", "type", canonical) "round_id", "type", canonical, "control", "limit_satang" FROM (
	SELECT *, (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table("number", '') AS digit) AS canonical
	FROM "number_control" WHERE "type" IN ('tod_3', 'tod_4')
) AS every_order
ORDER BY "round_id", "type", canonical, array_position(ARRAY['blocked', 'custom_limit', 'half_pay'], "control"), "limit_satang"
ON CONFLICT ("round_id", "type", "number") DO UPDATE SET "control" = excluded."control", "limit_satang" = excluded."limit_satang";--> statement-breakpoint
DELETE FROM "number_control" WHERE "type" IN ('tod_3', 'tod_4')
AND "number" <> (SELECT string_agg(digit, '' ORDER BY digit) FROM regexp_split_to_table("number", '') AS digit);
--> statement-breakpoint
-- True when a round takes bills under these terms now, and then until the transaction ends: see docs/decisions/0008.
-- Called at the end of a statement, so each of its steps sees what was committed while the statement waited for locks.
CREATE FUNCTION lotto_hold_terms(wanted_round text, wanted_version integer, clock_offset_ms bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE round_rate IN ROW SHARE MODE;
	RETURN EXISTS (
		SELECT 1 FROM round WHERE id = wanted_round AND version = wanted_version AND status = 'open'
			AND clock_timestamp() + clock_offset_ms * interval '1 millisecond' BETWEEN opens_at AND closes_at
	);
END $$;
