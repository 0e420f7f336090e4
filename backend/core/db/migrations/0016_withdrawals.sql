CREATE TABLE "payout_channel" (
	"id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"min_satang" bigint NOT NULL,
	"max_satang" bigint NOT NULL,
	"satang_per_day" bigint NOT NULL,
	"count_per_day" integer NOT NULL,
	"quick_amounts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"ref" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"satang" bigint NOT NULL,
	"bank_code" text NOT NULL,
	"account_masked" text NOT NULL,
	"hold_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"approved_act_id" uuid,
	"act_id" uuid,
	CONSTRAINT "withdrawal_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "withdrawal_positive" CHECK ("withdrawal"."satang" > 0),
	CONSTRAINT "withdrawal_state" CHECK (("withdrawal"."ended_at" is not null) = ("withdrawal"."status" in ('paid', 'refused'))
        and ("withdrawal"."approved_at" is not null or "withdrawal"."status" in ('requested', 'refused'))
        and ("withdrawal"."approved_at" is null or "withdrawal"."status" <> 'requested')
        and ("withdrawal"."reason" is not null) = ("withdrawal"."status" = 'refused')
        and num_nulls("withdrawal"."approved_at", "withdrawal"."approved_act_id") in (0, 2)
        and num_nulls("withdrawal"."ended_at", "withdrawal"."act_id") in (0, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_key" ON "withdrawal" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_one_open" ON "withdrawal" USING btree ("member_id") WHERE "withdrawal"."status" in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "withdrawal_member" ON "withdrawal" USING btree ("member_id","requested_at","ref");--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("requested_at") WHERE "withdrawal"."status" in ('requested', 'approved');