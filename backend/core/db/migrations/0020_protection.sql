CREATE TABLE "barred_identity" (
	"hash" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "protection_act" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"kind" text,
	"window" text,
	"amount" bigint,
	"idempotency_key" text,
	"length" text,
	"until" timestamp with time zone,
	"ops_id" uuid,
	CONSTRAINT "protection_act_form" CHECK (num_nulls("protection_act"."kind", "protection_act"."window") = case when "protection_act"."what" = 'barred' then 2 else 0 end
        and ("protection_act"."length" is not null) = ("protection_act"."what" = 'barred')
        and ("protection_act"."ops_id" is not null) = ("protection_act"."what" = 'by_operator'))
);
--> statement-breakpoint
CREATE TABLE "protection_limit" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"window" text NOT NULL,
	"set_by" text NOT NULL,
	"amount" bigint,
	"asked_amount" bigint,
	"asked_at" timestamp with time zone,
	CONSTRAINT "protection_limit_member_id_kind_window_set_by_pk" PRIMARY KEY("member_id","kind","window","set_by"),
	CONSTRAINT "protection_limit_state" CHECK (coalesce("protection_limit"."amount", 0) >= 0 and coalesce("protection_limit"."asked_amount", 0) >= 0
        and ("protection_limit"."asked_amount" is null or "protection_limit"."asked_at" is not null)
        and ("protection_limit"."asked_at" is null or ("protection_limit"."set_by" = 'member' and "protection_limit"."amount" is not null
          and ("protection_limit"."asked_amount" is null or "protection_limit"."asked_amount" > "protection_limit"."amount"))))
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "barred_as" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "barred_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "protection_act_key" ON "protection_act" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "protection_act_member" ON "protection_act" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "payment_event_member" ON "payment_event" USING btree ("member_id") WHERE "payment_event"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "wager_member" ON "wager" USING btree ("member_id","accepted_at");