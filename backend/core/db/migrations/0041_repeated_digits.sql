-- The digits d for which the member's other pending bills of the round bet a number d, dd, ddd…, a bit each; null without such bills.
-- A function that may write sees what was committed while its statement waited. The lines are read by the names of their bills: joined,
-- a plan that was kept from an empty table reads all lines for each bill.
CREATE FUNCTION lotto_repeated_digits(wanted_member uuid, wanted_round text, own_bill uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
	RETURN (
		SELECT bit_or(CASE
			WHEN number = repeat(left(number, 1), length(number)) THEN 1 << left(number, 1)::integer
			ELSE 0
		END)
		FROM bill_line
		WHERE member_id = wanted_member AND bill_id = ANY(ARRAY(
			SELECT id FROM bill
			WHERE round_id = wanted_round AND member_id = wanted_member AND status = 'pending' AND id <> own_bill
		))
	);
END $$;--> statement-breakpoint
DROP FUNCTION lotto_has_others(uuid, text, uuid);
