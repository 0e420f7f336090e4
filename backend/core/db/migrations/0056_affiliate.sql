CREATE TABLE "affiliate_code" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_day" (
	"referrer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"stake_satang" bigint NOT NULL,
	"earned_satang" bigint NOT NULL,
	"reversed_satang" bigint NOT NULL,
	CONSTRAINT "affiliate_day_referrer_id_day_member_id_pk" PRIMARY KEY("referrer_id","day","member_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_entry" (
	"area" text NOT NULL,
	"reference" text NOT NULL,
	"version" integer NOT NULL,
	"referrer_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"stake_satang" bigint NOT NULL,
	"satang" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_entry_area_reference_referrer_id_version_pk" PRIMARY KEY("area","reference","referrer_id","version"),
	CONSTRAINT "affiliate_entry_level" CHECK ("affiliate_entry"."level" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "affiliate_redemption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"satang" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_redemption_amount" CHECK ("affiliate_redemption"."satang" > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_referral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"referrer_id" uuid NOT NULL,
	"same_address" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_referral_other" CHECK ("affiliate_referral"."member_id" <> "affiliate_referral"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_terms" (
	"agent_id" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"levels" jsonb NOT NULL,
	"made_by" uuid,
	CONSTRAINT "affiliate_terms_agent_id_from_at_pk" PRIMARY KEY("agent_id","from_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_code_code" ON "affiliate_code" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_redemption_key" ON "affiliate_redemption" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "affiliate_redemption_member" ON "affiliate_redemption" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_referral_member" ON "affiliate_referral" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "affiliate_referral_referrer" ON "affiliate_referral" USING btree ("referrer_id","at","id");--> statement-breakpoint
-- By hand: rates, codes, invitations, entries and payments are written once; sums by day go on and keep whose they are.
CREATE TRIGGER affiliate_terms_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_code_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_code FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_referral_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_referral FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_entry_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_redemption_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_redemption FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_day_is_written_once BEFORE UPDATE OF referrer_id, day, member_id, level ON affiliate_day FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliate_day_is_kept BEFORE DELETE OR TRUNCATE ON affiliate_day FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
