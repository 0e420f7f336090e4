ALTER TABLE "deposit" ADD COLUMN "event_id" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "act_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "satang" bigint;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "deposit_ref" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "act_id" uuid;--> statement-breakpoint
UPDATE payment_event SET satang = round((body ->> 'amount')::numeric * 100)::bigint WHERE body ->> 'type' = 'payment.paid';--> statement-breakpoint
UPDATE payment_event SET outcome = CASE WHEN body ->> 'type' = 'payment.paid' THEN 'unmatched' ELSE 'ignored' END
WHERE outcome IN ('ignored', 'unmatched');--> statement-breakpoint
UPDATE deposit SET event_id = payment_event.event_id FROM payment_event
WHERE payment_event.ref = deposit.ref AND payment_event.outcome = 'credited' AND deposit.status = 'paid';--> statement-breakpoint
INSERT INTO ops_log (id, at, who, why, command, facts)
SELECT gen_random_uuid(), created_at, 'migration', 'a deposit by an operator from before acts named their money', 'member create',
  jsonb_build_object('money', jsonb_build_object('reference', ref, 'member', member_id, 'satang', satang::text))
FROM deposit WHERE status = 'paid' AND event_id IS NULL;--> statement-breakpoint
UPDATE deposit SET act_id = ops_log.id FROM ops_log
WHERE deposit.status = 'paid' AND deposit.event_id IS NULL AND ops_log.who = 'migration'
  AND ops_log.facts #>> '{money,reference}' = deposit.ref;--> statement-breakpoint
CREATE INDEX "payment_event_ref" ON "payment_event" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "payment_event_open" ON "payment_event" USING btree ("received_at") WHERE "payment_event"."outcome" = 'unmatched' and "payment_event"."resolution" is null;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_positive" CHECK ("deposit"."satang" > 0);--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_paid_by" CHECK (num_nonnulls("deposit"."event_id", "deposit"."act_id") = case when "deposit"."status" = 'paid' then 1 else 0 end);--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_resolution" CHECK (("payment_event"."resolution" is null or "payment_event"."outcome" = 'unmatched')
        and num_nulls("payment_event"."resolution", "payment_event"."resolved_at", "payment_event"."act_id") in (0, 3)
        and ("payment_event"."member_id" is not null) = ("payment_event"."resolution" is not distinct from 'matched')
        and ("payment_event"."deposit_ref" is null or "payment_event"."member_id" is not null));