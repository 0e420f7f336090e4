CREATE TABLE "terms_change" (
	"round_id" text NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"number" text,
	"control" text,
	"limit_satang" bigint,
	"rate_hundredths" integer,
	"discount_bp" integer,
	"at" timestamp with time zone NOT NULL,
	"act_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "terms_change_key" ON "terms_change" USING btree ("round_id","version","type","number");--> statement-breakpoint
-- What was changed before changes were kept: rates and controls as they stand, and rates at which lines were accepted.
INSERT INTO terms_change (round_id, version, type, rate_hundredths, discount_bp, at, act_id)
SELECT round_rate.round_id, round.version, round_rate.type, round_rate.rate_hundredths, round_rate.discount_bp, now(), '00000000-0000-4000-8000-000000000002'
FROM round_rate JOIN round ON round.id = round_rate.round_id
LEFT JOIN kind_rate ON kind_rate.kind = round.kind AND kind_rate.type = round_rate.type
WHERE (kind_rate.rate_hundredths, kind_rate.discount_bp) IS DISTINCT FROM (round_rate.rate_hundredths, round_rate.discount_bp);--> statement-breakpoint
INSERT INTO terms_change (round_id, version, type, number, control, limit_satang, at, act_id)
SELECT round_id, round.version, type, number, control, limit_satang, now(), '00000000-0000-4000-8000-000000000002'
FROM number_control JOIN round ON round.id = round_id;--> statement-breakpoint
INSERT INTO terms_change (round_id, version, type, rate_hundredths, at, act_id)
SELECT DISTINCT bill.round_id, 0, bill_line.type, bill_line.rate_hundredths, now(), '00000000-0000-4000-8000-000000000002'::uuid
FROM bill_line JOIN bill ON bill.member_id = bill_line.member_id AND bill.id = bill_line.bill_id
JOIN round ON round.id = bill.round_id LEFT JOIN kind_rate ON kind_rate.kind = round.kind AND kind_rate.type = bill_line.type
WHERE kind_rate.rate_hundredths IS DISTINCT FROM bill_line.rate_hundredths;--> statement-breakpoint
INSERT INTO ops_log (id, at, who, why, command, facts)
SELECT '00000000-0000-4000-8000-000000000002', now(), 'migration', 'terms, draws and voids from before acts named them', 'migration',
  jsonb_build_object('terms', said.terms, 'draws', said.draws, 'voids', said.voids)
FROM (
  SELECT coalesce((SELECT jsonb_agg(DISTINCT round_id || ':' || version) FROM terms_change), '[]') AS terms,
    coalesce((SELECT jsonb_agg(round_id || ':' || draw_hash) FROM draw_result WHERE published_by <> 'seed'), '[]') AS draws,
    coalesce((SELECT jsonb_agg(id) FROM round WHERE status = 'voided'), '[]') AS voids
) said WHERE said.terms <> '[]' OR said.draws <> '[]' OR said.voids <> '[]';--> statement-breakpoint
-- The journal is written once.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once and never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER transfer_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER posting_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER terms_change_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON terms_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
