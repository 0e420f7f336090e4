-- The digits d for which the member's other pending bills of the round bet a number d, dd, ddd…, a bit each; null without such bills.
-- A function that may write sees what was committed while its statement waited.
CREATE FUNCTION lotto_repeated_digits(wanted_member uuid, wanted_round text, own_bill uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
	RETURN (
		SELECT bit_or(CASE
			WHEN line.number = repeat(left(line.number, 1), length(line.number)) THEN 1 << left(line.number, 1)::integer
			ELSE 0
		END)
		FROM bill JOIN bill_line AS line ON line.member_id = bill.member_id AND line.bill_id = bill.id
		WHERE bill.round_id = wanted_round AND bill.member_id = wanted_member AND bill.status = 'pending' AND bill.id <> own_bill
	);
END $$;--> statement-breakpoint
DROP FUNCTION lotto_has_others(uuid, text, uuid);
