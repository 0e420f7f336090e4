CREATE INDEX "house_session_demo" ON "house_session" USING btree ("opened_at") WHERE "house_session"."player_id" is null;--> statement-breakpoint
-- Added by hand
-- Rows of play money are deleted when their demo is over. Each row says itself whose it is, and the game that it hangs on says so too;
-- these columns are written once. All other rows stay.
CREATE FUNCTION house_is_demo(wanted uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM house_session WHERE id = wanted AND owner = wanted AND player_id IS NULL AND wallet_token IS NULL AND demo_satang IS NOT NULL)
$$;--> statement-breakpoint
CREATE FUNCTION house_is_drawn_from(wanted uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM house_round WHERE seed_id = wanted)
$$;--> statement-breakpoint
DROP TRIGGER house_round_is_kept ON house_round;--> statement-breakpoint
CREATE TRIGGER house_round_is_kept BEFORE TRUNCATE ON house_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_round_stays BEFORE DELETE ON house_round FOR EACH ROW
WHEN (OLD.player_id IS NOT NULL OR NOT OLD.is_demo OR NOT house_is_demo(OLD.session_id)) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP TRIGGER house_seed_is_kept ON house_seed;--> statement-breakpoint
CREATE TRIGGER house_seed_is_kept BEFORE TRUNCATE ON house_seed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_seed_stays BEFORE DELETE ON house_seed FOR EACH ROW
WHEN (NOT house_is_demo(OLD.owner) OR house_is_drawn_from(OLD.id)) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_session_is_kept BEFORE TRUNCATE ON house_session FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_session_stays BEFORE DELETE ON house_session FOR EACH ROW
WHEN (OLD.player_id IS NOT NULL OR OLD.demo_satang IS NULL) EXECUTE FUNCTION refuse_change();
