ALTER TABLE "transfer" ADD COLUMN "unit" text DEFAULT 'THB' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_wallet_type" CHECK ("ledger_account"."wallet_type_id" is null or "ledger_account"."unit" = 'THB');--> statement-breakpoint
-- A transfer is of one unit: that of both accounts of each of its postings. Asked once for a statement, however many it writes.
CREATE FUNCTION refuse_mixed_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM moved
    JOIN transfer ON transfer.id = moved.transfer_id
    JOIN ledger_account source ON source.id = moved.from_account
    JOIN ledger_account target ON target.id = moved.to_account
    WHERE source.unit <> transfer.unit OR target.unit <> transfer.unit
  ) THEN
    RAISE EXCEPTION 'a transfer mixes units';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posting_is_of_one_unit AFTER INSERT ON posting REFERENCING NEW TABLE AS moved
FOR EACH STATEMENT EXECUTE FUNCTION refuse_mixed_units();
