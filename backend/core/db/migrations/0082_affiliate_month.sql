CREATE TABLE "affiliate_month" (
	"referrer_id" uuid NOT NULL,
	"month" date NOT NULL,
	"stake_satang" bigint NOT NULL,
	"earned_satang" bigint NOT NULL,
	"reversed_satang" bigint NOT NULL,
	CONSTRAINT "affiliate_month_referrer_id_month_pk" PRIMARY KEY("referrer_id","month")
);
--> statement-breakpoint
-- Added by hand
-- Sums of what was there before; then whose they are stays.
INSERT INTO affiliate_month (referrer_id, month, stake_satang, earned_satang, reversed_satang)
SELECT referrer_id, date_trunc('month', day)::date, sum(stake_satang), sum(earned_satang), sum(reversed_satang) FROM affiliate_day GROUP BY 1, 2;--> statement-breakpoint
CREATE TRIGGER affiliate_month_is_written_once BEFORE UPDATE OF referrer_id, month ON affiliate_month FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_month_is_kept BEFORE DELETE OR TRUNCATE ON affiliate_month FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
