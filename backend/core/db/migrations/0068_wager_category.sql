ALTER TABLE "wager" ADD COLUMN "category" text;--> statement-breakpoint
-- Added by hand: what a wager was placed as stays as it was.
CREATE TRIGGER wager_category_is_written_once BEFORE UPDATE OF category ON wager FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
