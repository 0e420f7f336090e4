ALTER TABLE "member" ADD COLUMN "reality_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "limits_offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "reminded_at" timestamp with time zone;