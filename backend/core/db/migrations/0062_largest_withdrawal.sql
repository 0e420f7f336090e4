CREATE TABLE "promotion_trim" (
	"withdrawal_ref" text NOT NULL,
	"claim_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"satang" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "promotion_trim_withdrawal_ref_claim_id_pk" PRIMARY KEY("withdrawal_ref","claim_id"),
	CONSTRAINT "promotion_trim_amount" CHECK ("promotion_trim"."satang" >= 0)
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "trimmed_satang" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_claim" ADD COLUMN "largest_withdrawal_satang" bigint;--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD COLUMN "largest_withdrawal_satang" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_trim_stands" ON "promotion_trim" USING btree ("claim_id") WHERE "promotion_trim"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "promotion_trim_member" ON "promotion_trim" USING btree ("member_id","at");--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_trimmed" CHECK ("withdrawal"."trimmed_satang" >= 0);--> statement-breakpoint
-- Added by hand: what a withdrawal took is written once and put back once.
CREATE TRIGGER promotion_trim_is_written_once BEFORE UPDATE OF withdrawal_ref, claim_id, member_id, agent_id, satang, at
ON promotion_trim FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_trim_is_kept BEFORE DELETE OR TRUNCATE ON promotion_trim FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER promotion_trim_goes_on AFTER UPDATE ON promotion_trim FOR EACH ROW WHEN (OLD.returned_at IS NOT NULL) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER withdrawal_trimmed_is_written_once AFTER UPDATE OF trimmed_satang ON withdrawal FOR EACH ROW
WHEN (OLD.trimmed_satang IS DISTINCT FROM NEW.trimmed_satang) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP TRIGGER promotion_offer_is_written_once ON promotion_offer;--> statement-breakpoint
CREATE TRIGGER promotion_offer_is_written_once BEFORE UPDATE OF id, version, number, title, image, min_satang, percent, most_satang,
times, days, max_stake_satang, weights, per, conditions, hours, position, largest_withdrawal_satang ON promotion_offer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Bonuses that are played for were only promised in words; from now on they stand in a wallet of their own, from when each was promised.
CREATE TEMPORARY TABLE promised AS
SELECT own.*, gen_random_uuid() AS transfer_id, row_number() OVER each AS seq, sum(own.satang) OVER each AS balance
FROM (
  SELECT id, agent_id, member_id, bonus_satang AS satang, at, 'promotion' AS area FROM promotion_claim
  UNION ALL
  SELECT id, agent_id, member_id, prize_amount, at, 'coupon' FROM coupon_redemption WHERE prize_kind = 'bonus'
) own
JOIN play_goal goal ON goal.id = own.id AND goal.ended_at IS NULL
WINDOW each AS (PARTITION BY own.member_id ORDER BY own.at, own.id);--> statement-breakpoint
INSERT INTO ledger_account (id, agent_id, member_id, kind, unit, name, balance, seq, stated_at)
SELECT gen_random_uuid(), min(agent_id), member_id, 'wallet.bonus', 'THB', 'กระเป๋าโบนัส', sum(satang), count(*), max(at) FROM promised GROUP BY member_id;--> statement-breakpoint
INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at, unit)
SELECT transfer_id, area || '.promise', id::text, '', area || '_promise', id::text, at, 'THB' FROM promised;--> statement-breakpoint
INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
SELECT promised.transfer_id, 0, house.id, wallet.id, promised.satang, promised.seq, promised.balance FROM promised
JOIN ledger_account wallet ON wallet.member_id = promised.member_id AND wallet.kind = 'wallet.bonus'
JOIN ledger_account house ON house.agent_id = promised.agent_id AND house.kind = 'house.' || promised.area AND house.member_id IS NULL;--> statement-breakpoint
INSERT INTO ledger_entry (account_id, day, seq, at, kind, satang, balance, reference, outside)
SELECT wallet.id, (promised.at AT TIME ZONE 'Asia/Bangkok')::date, promised.seq, promised.at, promised.area || '_promise', promised.satang,
  promised.balance, promised.id::text, false
FROM promised JOIN ledger_account wallet ON wallet.member_id = promised.member_id AND wallet.kind = 'wallet.bonus';--> statement-breakpoint
DROP TABLE promised;
