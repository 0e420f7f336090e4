-- Whether an opened game takes stakes now, and then until the transaction ends, for what operators close: they wait for this lock.
-- `over`: the game was left or its login ended. `closed`: operators closed the game, its provider, or the provider for the member.
-- Called at the end of a statement, so it sees what was committed while the statement waited for the wallet.
CREATE FUNCTION games_hold_play(wanted_session uuid) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE game IN ROW SHARE MODE;
	-- Each by its key alone, for every stake asks.
	RETURN (
		SELECT CASE
			WHEN own.closed_at IS NOT NULL OR NOT EXISTS (
				SELECT 1 FROM session JOIN member ON member.id = session.member_id
				WHERE session.token_hash = own.login_hash AND session.revoked_at IS NULL AND member.status = 'active'
			) THEN 'over'
			WHEN (SELECT status FROM game_provider WHERE id = own.provider_id) = 'open'
				AND (SELECT status FROM game WHERE game.provider_id = own.provider_id AND game.game_id = own.game_id) = 'open'
				AND NOT (SELECT is_closed FROM game_player WHERE provider_id = own.provider_id AND member_id = own.member_id)
				THEN 'open'
			ELSE 'closed'
		END
		FROM game_session own WHERE own.id = wanted_session
	);
END $$;
