CREATE TABLE "inbox_message" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"reminder" boolean NOT NULL,
	"outcome" text,
	"satang" bigint,
	"count" integer,
	"name" text,
	"until" timestamp with time zone,
	CONSTRAINT "inbox_message_member_id_kind_about_pk" PRIMARY KEY("member_id","kind","about"),
	CONSTRAINT "inbox_message_about" CHECK ("inbox_message"."about" ~ '^[A-Za-z0-9._:-]{1,100}$')
);
--> statement-breakpoint
CREATE INDEX "inbox_message_newest" ON "inbox_message" USING btree ("member_id","at","kind","about");--> statement-breakpoint
CREATE INDEX "inbox_message_unread" ON "inbox_message" USING btree ("member_id","reminder") WHERE "inbox_message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_message_age" ON "inbox_message" USING btree ("at");
