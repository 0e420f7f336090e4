-- Bills of before count with their whole charge.
ALTER TABLE "bill" ADD COLUMN "turnover_rule" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ALTER COLUMN "turnover_rule" SET DEFAULT 2;--> statement-breakpoint
ALTER TABLE "yeekee_prize" ADD COLUMN "most_satang" bigint;--> statement-breakpoint
ALTER TABLE "yeekee_prize" ADD COLUMN "limited_by" text;--> statement-breakpoint
ALTER TABLE "yeekee_round" ADD COLUMN "prize_rule" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "yeekee_round" ADD COLUMN "row_1_why" text;--> statement-breakpoint
ALTER TABLE "yeekee_round" ADD COLUMN "row_16_why" text;--> statement-breakpoint
-- Has the member more pending bills in the round? A function that may write sees what was committed while its statement waited.
CREATE FUNCTION lotto_has_others(wanted_member uuid, wanted_round text, own_bill uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
	RETURN EXISTS (
		SELECT 1 FROM bill WHERE round_id = wanted_round AND member_id = wanted_member AND status = 'pending' AND id <> own_bill
	);
END $$;
