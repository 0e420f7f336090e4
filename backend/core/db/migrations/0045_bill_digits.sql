ALTER TABLE "bill" ADD COLUMN "repeated_digits" integer;--> statement-breakpoint
DROP INDEX "bill_pending";--> statement-breakpoint
CREATE INDEX "bill_pending" ON "bill" USING btree ("round_id","member_id","id","repeated_digits") WHERE "bill"."status" = 'pending';--> statement-breakpoint
DROP TRIGGER bill_is_written_once ON bill;--> statement-breakpoint
CREATE TRIGGER bill_is_written_once BEFORE UPDATE OF member_id, id, agent_id, round_id, idempotency_key, pack, terms_version, rule_version, turnover_rule, line_count, face_satang, charged_satang, created_at, repeated_digits
ON bill FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The digits d for which the member's other pending bills of the round bet a number d, dd, ddd…, a bit each; null without such bills.
-- Bills say it themselves; of bills from before that their lines are read. A function that may write sees what was committed while its
-- statement waited.
CREATE OR REPLACE FUNCTION lotto_repeated_digits(wanted_member uuid, wanted_round text, own_bill uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
	RETURN (
		SELECT bit_or(coalesce(bill.repeated_digits, (
			SELECT bit_or(CASE
				WHEN number = repeat(left(number, 1), length(number)) THEN 1 << left(number, 1)::integer
				ELSE 0
			END)
			FROM bill_line
			WHERE bill_line.member_id = wanted_member AND bill_line.bill_id = bill.id
		)))
		FROM bill
		WHERE round_id = wanted_round AND member_id = wanted_member AND status = 'pending' AND id <> own_bill
	);
END $$;
