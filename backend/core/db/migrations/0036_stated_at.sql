ALTER TABLE "ledger_account" ADD COLUMN "stated_at" timestamp with time zone;--> statement-breakpoint
-- What clocks of several processes had put before the movement that it followed.
ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_is_final;--> statement-breakpoint
UPDATE ledger_entry SET at = told.at, day = (told.at AT TIME ZONE 'Asia/Bangkok')::date
FROM (SELECT account_id, seq, max(at) OVER (PARTITION BY account_id ORDER BY seq) AS at FROM ledger_entry) told
WHERE told.account_id = ledger_entry.account_id AND told.seq = ledger_entry.seq AND told.at > ledger_entry.at;--> statement-breakpoint
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_is_final;--> statement-breakpoint
UPDATE ledger_account SET stated_at = told.at
FROM (SELECT account_id, max(at) AS at FROM ledger_entry GROUP BY account_id) told WHERE told.account_id = ledger_account.id;
