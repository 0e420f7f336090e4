ALTER TABLE "ledger_account" ADD COLUMN "guarded_above" bigint;--> statement-breakpoint
-- Added by hand: for promotions that run already.
UPDATE ledger_account SET guarded_above = goal.max_stake_satang FROM play_goal goal
WHERE goal.member_id = ledger_account.member_id AND ledger_account.kind = 'main' AND goal.area = 'promotion' AND goal.ended_at IS NULL;
