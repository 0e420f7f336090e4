CREATE TABLE "ledger_entry" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"satang" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reference" text NOT NULL,
	"outside" boolean NOT NULL,
	CONSTRAINT "ledger_entry_statement" PRIMARY KEY("account_id","day","seq","at","kind","satang","balance","reference")
);
--> statement-breakpoint
CREATE INDEX "ledger_entry_outside" ON "ledger_entry" USING btree ("account_id","satang") WHERE "ledger_entry"."outside";--> statement-breakpoint
-- What statements would have shown of the postings of before.
INSERT INTO ledger_entry (account_id, day, seq, at, kind, satang, balance, reference, outside)
SELECT side.account_id, (transfer.at AT TIME ZONE 'Asia/Bangkok')::date, side.seq, transfer.at, transfer.kind, side.satang, side.balance,
  transfer.reference, house.kind IN ('house.deposit', 'house.suspense', 'house.withdrawal')
FROM (
  SELECT transfer_id, from_account AS account_id, from_seq AS seq, from_balance AS balance, -satang AS satang, to_account AS other
  FROM posting WHERE from_seq IS NOT NULL
  UNION ALL
  SELECT transfer_id, to_account, to_seq, to_balance, satang, from_account FROM posting WHERE to_seq IS NOT NULL
) side
JOIN transfer ON transfer.id = side.transfer_id
JOIN ledger_account house ON house.id = side.other
ORDER BY side.account_id, side.seq;--> statement-breakpoint
CREATE TRIGGER ledger_entry_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
