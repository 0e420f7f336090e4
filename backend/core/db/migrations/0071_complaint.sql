CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"number" text NOT NULL,
	"subject" text NOT NULL,
	"reference" text,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "complaint_form" CHECK (char_length("complaint"."text") between 10 and 2000 and "complaint"."reference" <> '' and "complaint"."due_at" > "complaint"."at")
);
--> statement-breakpoint
CREATE TABLE "complaint_step" (
	"complaint_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"what" text NOT NULL,
	"text" text,
	"at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "complaint_step_complaint_id_no_pk" PRIMARY KEY("complaint_id","no"),
	CONSTRAINT "complaint_step_form" CHECK ("complaint_step"."no" > 0 and ("complaint_step"."text" is not null) = ("complaint_step"."what" = 'answer'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_key" ON "complaint" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_number" ON "complaint" USING btree ("number");--> statement-breakpoint
CREATE INDEX "complaint_member" ON "complaint" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "complaint_waiting" ON "complaint" USING btree ("member_id") WHERE "complaint"."state" in ('received', 'reviewing');--> statement-breakpoint
CREATE INDEX "complaint_open" ON "complaint" USING btree ("due_at") WHERE "complaint"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "complaint_step_member" ON "complaint_step" USING btree ("member_id");--> statement-breakpoint
-- Added by hand: complaints, and what was done about them, are written once and stay; only the state of a complaint goes on.
CREATE TRIGGER complaint_is_written_once BEFORE UPDATE OF id, agent_id, member_id, number, subject, reference, text, idempotency_key, at, due_at
ON complaint FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER complaint_is_kept BEFORE DELETE OR TRUNCATE ON complaint FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER complaint_goes_on AFTER UPDATE ON complaint FOR EACH ROW
WHEN ((OLD.state, NEW.state) NOT IN (('received', 'reviewing'), ('received', 'answered'), ('reviewing', 'answered'), ('answered', 'closed')))
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER complaint_step_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON complaint_step FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
