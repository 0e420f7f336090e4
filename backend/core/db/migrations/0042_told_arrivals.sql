CREATE TABLE "told_arrival" (
	"event_id" text PRIMARY KEY NOT NULL,
	"deposit_ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "told_arrival_deposit" ON "told_arrival" USING btree ("deposit_ref");--> statement-breakpoint
CREATE TRIGGER told_arrival_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON told_arrival FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
