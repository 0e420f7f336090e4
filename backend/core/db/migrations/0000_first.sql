CREATE TABLE "login_failure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"bank_code" text NOT NULL,
	"bank_account_no" text NOT NULL,
	"sub_bank_code" text,
	"sub_bank_account_no" text,
	"referred_by" text,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"ref" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"username" text NOT NULL,
	"member_id" uuid,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"address" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"agent_logo" text NOT NULL,
	"line_admin_url" text NOT NULL,
	"line_contact_url" text NOT NULL,
	"minimum_age" integer NOT NULL,
	"terms_version" text NOT NULL,
	"gtm_id" text,
	CONSTRAINT "agent_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "agent_receiver" (
	"id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text,
	"account_no" text NOT NULL,
	"account_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank" (
	"code" text PRIMARY KEY NOT NULL,
	"short_name" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"agent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "content_key" UNIQUE("agent_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"satang" bigint NOT NULL,
	"status" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid,
	"kind" text NOT NULL,
	"unit" text DEFAULT 'THB' NOT NULL,
	"wallet_type_id" integer,
	"name" text NOT NULL,
	"balance" bigint,
	"floor" bigint DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."balance" is null or "ledger_account"."balance" >= "ledger_account"."floor")
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"transfer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"from_account" uuid NOT NULL,
	"to_account" uuid NOT NULL,
	"satang" bigint NOT NULL,
	"from_seq" bigint,
	"from_balance" bigint,
	"to_seq" bigint,
	"to_balance" bigint,
	CONSTRAINT "posting_transfer_id_position_pk" PRIMARY KEY("transfer_id","position"),
	CONSTRAINT "posting_positive" CHECK ("posting"."satang" > 0),
	CONSTRAINT "posting_two_sides" CHECK ("posting"."from_account" <> "posting"."to_account")
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"round_id" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"line_count" integer NOT NULL,
	"stake_satang" bigint NOT NULL,
	"charged_satang" bigint NOT NULL,
	"payout_satang" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bill_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "bill_line" (
	"member_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"amount_satang" bigint NOT NULL,
	"charged_satang" bigint NOT NULL,
	"rate_hundredths" integer NOT NULL,
	"payout_satang" bigint NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "bill_line_member_id_bill_id_position_pk" PRIMARY KEY("member_id","bill_id","position")
);
--> statement-breakpoint
CREATE TABLE "draw_result" (
	"round_id" text PRIMARY KEY NOT NULL,
	"draw" jsonb NOT NULL,
	"draw_hash" text NOT NULL,
	"source" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exposure" (
	"round_id" text NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"sold_satang" bigint NOT NULL,
	CONSTRAINT "exposure_round_id_type_number_pk" PRIMARY KEY("round_id","type","number")
);
--> statement-breakpoint
CREATE TABLE "kind_rate" (
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"rate_hundredths" integer NOT NULL,
	"discount_bp" integer DEFAULT 0 NOT NULL,
	"min_satang" bigint NOT NULL,
	"max_satang" bigint NOT NULL,
	"max_per_number_satang" bigint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "kind_rate_kind_type_pk" PRIMARY KEY("kind","type")
);
--> statement-breakpoint
CREATE TABLE "lotto_kind" (
	"kind" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"max_lines" integer NOT NULL,
	"payout_cap" bigint NOT NULL,
	"cancel_minutes" integer,
	"cancels_per_day" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_control" (
	"round_id" text NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"control" text NOT NULL,
	"limit_satang" bigint,
	CONSTRAINT "number_control_round_id_type_number_pk" PRIMARY KEY("round_id","type","number")
);
--> statement-breakpoint
CREATE TABLE "round" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"draw_date" date NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"result_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_rate" (
	"round_id" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"rate_hundredths" integer NOT NULL,
	"discount_bp" integer NOT NULL,
	"min_satang" bigint NOT NULL,
	"max_satang" bigint NOT NULL,
	"max_per_number_satang" bigint NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "round_rate_round_id_type_pk" PRIMARY KEY("round_id","type")
);
--> statement-breakpoint
CREATE TABLE "ops_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"command" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"ref" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"sub_channel_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"satang" bigint NOT NULL,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_channel" (
	"id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"receiver_id" text NOT NULL,
	"receiver_name" text NOT NULL,
	"min_satang" bigint NOT NULL,
	"max_satang" bigint NOT NULL,
	"expires_in_seconds" integer NOT NULL,
	"quick_amounts" jsonb NOT NULL,
	"sub_channels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"outcome" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "login_failure_subject" ON "login_failure" USING btree ("subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_username" ON "member" USING btree ("agent_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "member_bank_account" ON "member" USING btree ("agent_id","bank_code","bank_account_no");--> statement-breakpoint
CREATE INDEX "one_time_code_username" ON "one_time_code" USING btree ("agent_id","username","created_at");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "hold_member" ON "hold" USING btree ("member_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_member" ON "ledger_account" USING btree ("member_id","kind") WHERE "ledger_account"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_house" ON "ledger_account" USING btree ("agent_id","kind") WHERE "ledger_account"."member_id" is null;--> statement-breakpoint
CREATE INDEX "posting_from" ON "posting" USING btree ("from_account","from_seq");--> statement-breakpoint
CREATE INDEX "posting_to" ON "posting" USING btree ("to_account","to_seq");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_key" ON "transfer" USING btree ("scope","key");--> statement-breakpoint
CREATE INDEX "transfer_reference" ON "transfer" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_key" ON "bill" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "bill_pending" ON "bill" USING btree ("round_id","member_id","id") WHERE "bill"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "round_kind_date" ON "round" USING btree ("agent_id","kind","draw_date");--> statement-breakpoint
CREATE INDEX "round_status" ON "round" USING btree ("status","closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_key" ON "deposit" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "deposit_member" ON "deposit" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_pending" ON "deposit" USING btree ("status","expires_at");