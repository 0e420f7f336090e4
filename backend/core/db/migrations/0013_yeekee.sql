CREATE TABLE "round_seed" (
	"round_id" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yeekee_prize" (
	"round_id" text NOT NULL,
	"row" integer NOT NULL,
	"position" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"satang" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "yeekee_prize_round_id_row_pk" PRIMARY KEY("round_id","row")
);
--> statement-breakpoint
CREATE TABLE "yeekee_round" (
	"round_id" text PRIMARY KEY NOT NULL,
	"fairness" text NOT NULL,
	"row_order" text NOT NULL,
	"cooldown_ms" integer NOT NULL,
	"min_shots" integer NOT NULL,
	"min_shooters" integer NOT NULL,
	"min_stake_satang" bigint NOT NULL,
	"row_1_satang" bigint NOT NULL,
	"row_16_satang" bigint NOT NULL,
	"shot_count" integer DEFAULT 0 NOT NULL,
	"shooter_count" integer DEFAULT 0 NOT NULL,
	"chain_head" text DEFAULT '0000000000000000000000000000000000000000000000000000000000000000' NOT NULL,
	"sealed_at" timestamp with time zone,
	"prizes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "yeekee_shot" (
	"round_id" text NOT NULL,
	"position" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"number" text NOT NULL,
	"receipt" text NOT NULL,
	"shot_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "yeekee_shot_round_id_position_pk" PRIMARY KEY("round_id","position")
);
--> statement-breakpoint
CREATE TABLE "yeekee_terms" (
	"kind" text PRIMARY KEY NOT NULL,
	"fairness" text NOT NULL,
	"row_order" text NOT NULL,
	"cooldown_ms" integer NOT NULL,
	"min_shots" integer NOT NULL,
	"min_shooters" integer NOT NULL,
	"min_stake_satang" bigint NOT NULL,
	"row_1_satang" bigint NOT NULL,
	"row_16_satang" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_outage" (
	"from_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"to_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_pulse" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lotto_kind" ADD COLUMN "no_result_hours" integer DEFAULT 24;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "commit" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "void_reason" text;--> statement-breakpoint
CREATE INDEX "yeekee_round_going" ON "yeekee_round" USING btree ("round_id") WHERE "yeekee_round"."prizes_at" is null;--> statement-breakpoint
CREATE INDEX "yeekee_shot_member" ON "yeekee_shot" USING btree ("round_id","member_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "yeekee_shot_key" ON "yeekee_shot" USING btree ("round_id","member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "round_kind_close" ON "round" USING btree ("agent_id","kind","closes_at") WHERE "round"."status" = 'open';--> statement-breakpoint
CREATE INDEX "round_kind_result" ON "round" USING btree ("agent_id","kind","draw_date","day_number") WHERE "round"."result_version" > 0;