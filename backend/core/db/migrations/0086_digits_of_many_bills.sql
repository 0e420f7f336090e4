DROP INDEX "bill_pending";--> statement-breakpoint
CREATE INDEX "bill_digits" ON "bill" USING btree ("round_id","member_id",coalesce("repeated_digits", 1024)) WHERE "bill"."status" = 'pending' and "bill"."repeated_digits" is distinct from 0;--> statement-breakpoint
CREATE INDEX "bill_pending" ON "bill" USING btree ("round_id","member_id","id") WHERE "bill"."status" = 'pending';--> statement-breakpoint
-- The digits d for which the member's other pending bills of the round bet a number d, dd, ddd…, a bit each. It goes from one value
-- to the next greater one, so a bill costs the same whether few or thousands wait. Bills from before they said their digits come
-- last, as 1024: then the lines of those are read. A function that may write sees what was committed while its statement waited.
CREATE OR REPLACE FUNCTION lotto_repeated_digits(wanted_member uuid, wanted_round text, own_bill uuid) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
	digits integer := 0;
	value integer := 0;
BEGIN
	LOOP
		SELECT coalesce(repeated_digits, 1024) INTO value FROM bill
		WHERE round_id = wanted_round AND member_id = wanted_member AND status = 'pending' AND id <> own_bill
			AND repeated_digits IS DISTINCT FROM 0 AND coalesce(repeated_digits, 1024) > value
		ORDER BY coalesce(repeated_digits, 1024) LIMIT 1;
		EXIT WHEN NOT FOUND OR value = 1024;
		digits := digits | value;
	END LOOP;
	IF value = 1024 THEN
		digits := digits | coalesce((
			SELECT bit_or(CASE
				WHEN number = repeat(left(number, 1), length(number)) THEN 1 << left(number, 1)::integer
				ELSE 0
			END)
			FROM bill_line
			WHERE member_id = wanted_member AND bill_id = ANY(ARRAY(
				SELECT id FROM bill
				WHERE round_id = wanted_round AND member_id = wanted_member AND status = 'pending' AND id <> own_bill
					AND repeated_digits IS NULL
			))
		), 0);
	END IF;
	RETURN digits;
END $$;
