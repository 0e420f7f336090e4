-- As before; the lines by the names of their bills. Joined, a plan that was kept from an empty table reads all lines for each bill.
CREATE OR REPLACE FUNCTION lotto_repeated_digits(wanted_member uuid, wanted_round text, own_bill uuid) RETURNS integer
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
END $$;
