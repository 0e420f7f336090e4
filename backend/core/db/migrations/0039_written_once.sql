-- Rows that are evidence are written once, and what is added to them goes one way (docs/decisions/0112). Hot tables are looked at by statement, which costs a row nothing; elsewhere only what changed counts.
CREATE FUNCTION refuse_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only goes on and never back', TG_TABLE_NAME;
END $$;--> statement-breakpoint
-- What is whole when it is written.
DO $$
DECLARE own text;
BEGIN
  FOREACH own IN ARRAY ARRAY['bill_correction', 'draw_result', 'protection_act', 'round_seed', 'sandbox_event', 'site_outage', 'slip', 'yeekee_prize', 'yeekee_shot'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', own || '_is_final', own);
  END LOOP;
END $$;--> statement-breakpoint
-- Columns that are written once, of rows that are kept.
DO $$
DECLARE own record;
BEGIN
  FOR own IN SELECT * FROM (VALUES
    ('bill', 'member_id, id, agent_id, round_id, idempotency_key, pack, terms_version, rule_version, turnover_rule, line_count, face_satang, charged_satang, created_at'),
    ('bill_line', 'member_id, bill_id, position, type, number, face_satang, charged_satang, rate_hundredths'),
    ('ledger_account', 'id, agent_id, member_id, kind, unit, wallet_type_id, name'),
    ('wager', 'area, reference, kind, member_id, agent_id, wallet, face_satang, charged_satang, accepted_at'),
    ('yeekee_round', 'round_id, fairness, row_order, cooldown_ms, min_shots, min_shooters, min_stake_satang, row_1_satang, row_16_satang')
  ) AS hot (name, columns) LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OF %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', own.name || '_is_written_once', own.columns, own.name);
    EXECUTE format('CREATE TRIGGER %I BEFORE DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', own.name || '_is_kept', own.name);
  END LOOP;
  FOR own IN SELECT name, columns, 'OLD.' || replace(columns, ', ', ', OLD.') AS before, 'NEW.' || replace(columns, ', ', ', NEW.') AS after FROM (VALUES
    ('adjustment', 'ref, agent_id, member_id, satang, reason, asked_by, asked_at, asked_act_id'),
    ('deposit', 'ref, member_id, agent_id, channel_id, sub_channel_id, idempotency_key, satang, payload, asked_satang, receiver_no, reserved_until, created_at, expires_at'),
    ('hold', 'id, member_id, satang, reference, created_at'),
    ('member', 'id, agent_id, referred_by, created_at'),
    ('payment_event', 'event_id, trans_ref, body, received_at, satang'),
    ('round', 'id, agent_id, kind, draw_date, day_number, opens_at, commit'),
    ('round_rate', 'round_id, type, position'),
    ('site_pulse', '"only"'),
    ('withdrawal', 'ref, member_id, agent_id, channel_id, idempotency_key, satang, bank_code, account_masked, account_key, hold_id, requested_at')
  ) AS cool (name, columns) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE OF %s ON %I FOR EACH ROW WHEN ((%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION refuse_change()',
      own.name || '_is_written_once', own.columns, own.name, own.before, own.after);
    EXECUTE format('CREATE TRIGGER %I BEFORE DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', own.name || '_is_kept', own.name);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER ops_log_end_is_kept BEFORE DELETE OR TRUNCATE ON ops_log_end FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Who a member is stays until the account is closed: what is kept of a person can be emptied then.
CREATE TRIGGER member_is_who_it_was AFTER UPDATE OF username, first_name, last_name, birth_date, bank_code, bank_account_no ON member FOR EACH ROW
WHEN (OLD.status <> 'closed' AND (OLD.username, OLD.first_name, OLD.last_name, OLD.birth_date, OLD.bank_code, OLD.bank_account_no)
  IS DISTINCT FROM (NEW.username, NEW.first_name, NEW.last_name, NEW.birth_date, NEW.bank_code, NEW.bank_account_no))
EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A bar is never lifted and never made shorter; a new one lasts longer than the one that is over.
CREATE TRIGGER member_stays_barred AFTER UPDATE OF barred_as, barred_until ON member FOR EACH ROW
WHEN (OLD.barred_as IS NOT NULL AND (NEW.barred_as IS NULL
  OR coalesce(NEW.barred_until, 'infinity') < coalesce(OLD.barred_until, 'infinity')
  OR (NEW.barred_as <> OLD.barred_as AND NEW.barred_until IS NOT DISTINCT FROM OLD.barred_until)))
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER adjustment_goes_on AFTER UPDATE ON adjustment FOR EACH ROW WHEN (OLD.status <> 'asked') EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER hold_goes_on AFTER UPDATE ON hold FOR EACH ROW WHEN (OLD.status <> 'pending') EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER withdrawal_goes_on AFTER UPDATE ON withdrawal FOR EACH ROW
WHEN (OLD.status IN ('paid', 'refused') OR NEW.status = OLD.status OR NEW.status = 'requested'
  OR (OLD.approved_at IS NOT NULL AND (OLD.approved_at, OLD.approved_act_id) IS DISTINCT FROM (NEW.approved_at, NEW.approved_act_id)))
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
-- Money that comes late pays a deposit that was given up; what was paid stays so.
CREATE TRIGGER deposit_goes_on AFTER UPDATE OF status, reason, ended_at, event_id, act_id ON deposit FOR EACH ROW
WHEN (OLD.status = 'paid' OR NEW.status = 'pending' OR (OLD.status <> 'pending' AND NEW.status <> 'paid') OR NEW.status = OLD.status)
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
-- Times are brought forward alone, by what takes a round from sale in the same moment.
CREATE TRIGGER round_goes_on AFTER UPDATE ON round FOR EACH ROW
WHEN (NEW.version < OLD.version OR NEW.result_version < OLD.result_version
  OR (OLD.status = 'voided' AND NEW.status <> 'voided')
  OR (OLD.status IN ('resulting', 'resulted') AND NEW.status NOT IN ('resulting', 'resulted'))
  OR (OLD.status = 'closed' AND NEW.status IN ('open', 'draft'))
  OR (OLD.void_reason IS DISTINCT FROM NEW.void_reason AND (NEW.status <> 'voided' OR OLD.status = 'voided'))
  OR ((OLD.closes_at, OLD.result_at) IS DISTINCT FROM (NEW.closes_at, NEW.result_at)
    AND (OLD.status IN ('resulting', 'resulted', 'voided') OR NEW.status NOT IN ('resulting', 'voided')
      OR NEW.closes_at > OLD.closes_at OR NEW.result_at > OLD.result_at)))
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER yeekee_round_goes_on AFTER UPDATE OF sealed_at, prizes_at, prize_rule, row_1_why, row_16_why ON yeekee_round FOR EACH ROW
WHEN ((OLD.sealed_at IS NOT NULL AND NEW.sealed_at IS DISTINCT FROM OLD.sealed_at) OR (OLD.prizes_at IS NOT NULL
  AND (OLD.prizes_at, OLD.prize_rule, OLD.row_1_why, OLD.row_16_why) IS DISTINCT FROM (NEW.prizes_at, NEW.prize_rule, NEW.row_1_why, NEW.row_16_why)))
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
CREATE TRIGGER site_pulse_goes_on AFTER UPDATE ON site_pulse FOR EACH ROW WHEN (NEW.at < OLD.at) EXECUTE FUNCTION refuse_step();--> statement-breakpoint
-- What became of an event is found once, and its end is once: why it fits nothing changes only with what it is told with.
CREATE TRIGGER payment_event_goes_on AFTER UPDATE ON payment_event FOR EACH ROW
WHEN (OLD.resolution IS NOT NULL OR (OLD.outcome <> 'unmatched' AND (OLD.outcome, OLD.ref, OLD.misfit) IS DISTINCT FROM (NEW.outcome, NEW.ref, NEW.misfit))
  OR (OLD.misfit IS NOT NULL AND NEW.misfit IS DISTINCT FROM OLD.misfit AND NEW.ref = OLD.ref))
EXECUTE FUNCTION refuse_step();--> statement-breakpoint
-- Of money that waits and names no deposit the deposit is told by its slip, or by account and amount, and by nothing else.
CREATE FUNCTION refuse_other_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (EXISTS (SELECT 1 FROM slip WHERE slip.trans_ref = NEW.trans_ref AND slip.deposit_ref = NEW.ref)
    OR EXISTS (SELECT 1 FROM deposit WHERE deposit.ref = NEW.ref AND deposit.receiver_no = NEW.body #>> '{line,account_no}'
      AND deposit.satang = round((NEW.body ->> 'amount')::numeric * 100))) THEN
    RAISE EXCEPTION 'payment_event % is not of deposit %: neither slip nor amount says so', NEW.event_id, NEW.ref;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_event_is_of_its_deposit AFTER UPDATE OF ref ON payment_event FOR EACH ROW WHEN (OLD.ref <> NEW.ref)
EXECUTE FUNCTION refuse_other_deposit();--> statement-breakpoint
-- An act that has ended says what became of it, and nothing else any more.
DROP TRIGGER ops_log_is_written_once ON ops_log;--> statement-breakpoint
CREATE TRIGGER ops_log_is_written_once BEFORE UPDATE ON ops_log FOR EACH ROW
WHEN (OLD.facts ->> 'outcome' IS DISTINCT FROM 'begun' OR (OLD.id, OLD.no, OLD.at, OLD.who, OLD.why, OLD.command, OLD.asked, OLD.hash)
  IS DISTINCT FROM (NEW.id, NEW.no, NEW.at, NEW.who, NEW.why, NEW.command, NEW.asked, NEW.hash))
EXECUTE FUNCTION refuse_change();
