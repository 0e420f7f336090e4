CREATE TABLE "entitlement_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"verb" text NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ends_act" uuid
);
--> statement-breakpoint
CREATE TABLE "entitlement_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"ends_at" timestamp with time zone,
	"reference" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"taken_at" timestamp with time zone,
	"free" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "entitlement_lot_amount" CHECK ("entitlement_lot"."amount" > 0),
	CONSTRAINT "entitlement_lot_states" CHECK ("entitlement_lot"."free" + "entitlement_lot"."reserved" + "entitlement_lot"."used" + "entitlement_lot"."expired" + "entitlement_lot"."taken" = "entitlement_lot"."amount"
        and least("entitlement_lot"."free", "entitlement_lot"."reserved", "entitlement_lot"."used", "entitlement_lot"."expired", "entitlement_lot"."taken") >= 0)
);
--> statement-breakpoint
CREATE TABLE "entitlement_move" (
	"act_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"source" text,
	"target" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "entitlement_move_act_id_lot_id_pk" PRIMARY KEY("act_id","lot_id"),
	CONSTRAINT "entitlement_move_amount" CHECK ("entitlement_move"."amount" > 0 or ("entitlement_move"."amount" = 0 and "entitlement_move"."target" = 'taken'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_act_key" ON "entitlement_act" USING btree ("scope","key");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_act_ends" ON "entitlement_act" USING btree ("ends_act") WHERE "entitlement_act"."ends_act" is not null;--> statement-breakpoint
CREATE INDEX "entitlement_act_member" ON "entitlement_act" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "entitlement_lot_member" ON "entitlement_lot" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "entitlement_lot_free" ON "entitlement_lot" USING btree ("member_id","kind","ends_at") WHERE "entitlement_lot"."free" > 0;--> statement-breakpoint
CREATE INDEX "entitlement_lot_end" ON "entitlement_lot" USING btree ("ends_at","id") WHERE "entitlement_lot"."free" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_move_seq" ON "entitlement_move" USING btree ("lot_id","seq");--> statement-breakpoint
CREATE TRIGGER entitlement_act_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON entitlement_act FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER entitlement_move_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON entitlement_move FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER entitlement_lot_is_written_once BEFORE UPDATE OF id, agent_id, member_id, kind, amount, ends_at, reference, granted_at, fingerprint
ON entitlement_lot FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER entitlement_lot_is_kept BEFORE DELETE OR TRUNCATE ON entitlement_lot FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER entitlement_lot_goes_on AFTER UPDATE OF taken_at ON entitlement_lot FOR EACH ROW WHEN (OLD.taken_at IS NOT NULL)
EXECUTE FUNCTION refuse_step();
