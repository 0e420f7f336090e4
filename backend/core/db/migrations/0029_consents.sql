CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What a member accepted until now were both texts together, under one version.
ALTER TABLE "agent" ADD COLUMN "privacy_version" text;--> statement-breakpoint
UPDATE "agent" SET "privacy_version" = "terms_version";--> statement-breakpoint
ALTER TABLE "agent" ALTER COLUMN "privacy_version" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_version" ON "consent" USING btree ("member_id","kind","version");--> statement-breakpoint
INSERT INTO "consent" ("member_id", "kind", "version", "at")
SELECT member.id, text.kind, member.terms_version, member.terms_accepted_at
FROM "member" CROSS JOIN (VALUES (0, 'terms'), (1, 'privacy')) AS text (place, kind)
ORDER BY member.terms_accepted_at, member.id, text.place;--> statement-breakpoint
CREATE TRIGGER consent_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "terms_version";--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "terms_accepted_at";