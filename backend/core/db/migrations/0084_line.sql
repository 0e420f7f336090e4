CREATE TABLE "line_link" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sub_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"device_key" text NOT NULL,
	"sub_hash" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"link_until" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "way" text DEFAULT 'number' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "line_link_sub" ON "line_link" USING btree ("sub_hash");--> statement-breakpoint
CREATE INDEX "line_ticket_device" ON "line_ticket" USING btree ("device_key","at");--> statement-breakpoint
CREATE INDEX "line_ticket_until" ON "line_ticket" USING btree ("until");