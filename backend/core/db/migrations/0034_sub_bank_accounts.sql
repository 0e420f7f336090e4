DROP INDEX "member_barred_account";--> statement-breakpoint
-- One owner: of members who noted the same second account who is barred keeps it, else who has been a member longest.
UPDATE "member" SET "sub_bank_code" = NULL, "sub_bank_account_no" = NULL WHERE "id" IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (
      PARTITION BY agent_id, sub_bank_code, sub_bank_account_no ORDER BY barred_as IS NULL, created_at, id
    ) AS place
    FROM "member" WHERE sub_bank_account_no IS NOT NULL
  ) AS noted
  WHERE place > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "member_sub_bank_account" ON "member" USING btree ("agent_id","sub_bank_code","sub_bank_account_no");