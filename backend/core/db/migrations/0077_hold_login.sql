-- As before (0075), and whoever ends the login waits for a stake that found it open, as who closes games does.
CREATE OR REPLACE FUNCTION games_hold_play(wanted_session uuid) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE game IN ROW SHARE MODE;
	-- The login goes on until the transaction ends: whoever ends it waits for the stake, and so does the note of its last use.
	PERFORM 1 FROM game_session own JOIN session ON session.token_hash = own.login_hash WHERE own.id = wanted_session FOR SHARE OF session;
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
