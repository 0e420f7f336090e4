CREATE TABLE "payment_reconciled" (
	"agent_id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sandbox_event_made" ON "sandbox_event" USING btree ("made_at","event_id");