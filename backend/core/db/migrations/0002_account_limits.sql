CREATE TABLE "login_guard" (
	"account" text NOT NULL,
	"place" text NOT NULL,
	"failed_at" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_guard_account_place_pk" PRIMARY KEY("account","place")
);
--> statement-breakpoint
CREATE TABLE "reset_code" (
	"agent_id" integer NOT NULL,
	"account" text NOT NULL,
	"member_id" uuid,
	"ref" text,
	"code_hash" text,
	"from_known_place" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "reset_code_agent_id_account_pk" PRIMARY KEY("agent_id","account")
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_use" (
	"key" text PRIMARY KEY NOT NULL,
	"whole_at" timestamp with time zone NOT NULL,
	"window_ms" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_key" text;--> statement-breakpoint
CREATE INDEX "security_event_member" ON "security_event" USING btree ("member_id","at");--> statement-breakpoint
UPDATE "session" SET "address" = replace("address", '::ffff:', '') WHERE "address" LIKE '::ffff:%.%';
