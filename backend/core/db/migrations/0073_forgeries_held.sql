CREATE INDEX "house_seed_owner" ON "house_seed" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "wheel_seed_owner" ON "wheel_seed" USING btree ("owner","id");--> statement-breakpoint
-- Added by hand
-- A game that somebody opened stays whose it was; the wallet's word that it is over is not taken back, and play money stays play money.
CREATE TRIGGER house_session_is_written_once BEFORE UPDATE OF id, token_hash, game_id, player_id, owner, opened_at ON house_session
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_session_goes_on AFTER UPDATE OF wallet_token, demo_satang ON house_session FOR EACH ROW
WHEN ((NEW.wallet_token IS NOT NULL AND NEW.wallet_token IS DISTINCT FROM OLD.wallet_token) OR (OLD.demo_satang IS NULL) <> (NEW.demo_satang IS NULL))
EXECUTE FUNCTION refuse_step();
