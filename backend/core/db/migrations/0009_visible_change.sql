CREATE TABLE "visible_change" (
	"transaction" "xid8" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Notes the transaction, and tells its own client at once, once: docs/decisions/0050-changes-that-visitors-see.md.
CREATE FUNCTION note_visible_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO visible_change (transaction) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
	IF FOUND THEN
		RAISE NOTICE 'what visitors see has changed' USING ERRCODE = 'PW001';
	END IF;
	RETURN NULL;
END $$;
