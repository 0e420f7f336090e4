ALTER TABLE "house_round" ADD COLUMN "bets" jsonb;--> statement-breakpoint
DROP TRIGGER house_round_is_written_once ON house_round;--> statement-breakpoint
CREATE TRIGGER house_round_is_written_once BEFORE UPDATE OF id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events, bets, played_at, number, is_demo, is_free
ON house_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
