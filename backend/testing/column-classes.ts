import { allTestFacts, type ColumnClasses, joinFacts } from './test-facts.ts';

const free = (columns: string): ColumnClasses => ({ free: columns, leaves: true });

/** Classes of the columns of core rooms. */
const ofCore: Readonly<Record<string, ColumnClasses>> = {
  // Money.
  transfer: { once: 'id scope key request_hash kind reference at unit' },
  posting: {
    once: 'transfer_id position from_account to_account satang from_seq from_balance to_seq to_balance',
  },
  ledger_entry: { once: 'account_id day seq at kind satang balance reference outside' },
  ledger_account: {
    once: 'id agent_id member_id kind unit wallet_type_id name',
    derived: 'balance floor seq stated_at guarded guarded_above',
  },
  entitlement_lot: {
    once: 'id agent_id member_id kind amount ends_at reference granted_at fingerprint',
    onward: 'taken_at',
    derived: 'free reserved used expired taken seq',
  },
  entitlement_act: { once: 'id scope key request_hash verb member_id kind amount reference at ends_act' },
  entitlement_move: { once: 'act_id lot_id seq source target amount' },
  hold: { once: 'id member_id satang reference created_at', onward: 'status ended_at' },
  adjustment: {
    once: 'ref agent_id member_id satang reason asked_by asked_at asked_act_id',
    onward: 'status ended_by ended_at act_id',
  },

  // What is played.
  site_outage: { once: 'from_at to_at' },
  site_pulse: { once: 'only', onward: 'at' },

  // What was staked.
  wager: {
    once: 'area reference kind category member_id agent_id wallet face_satang charged_satang accepted_at',
    derived: 'status version valid_satang payout_satang ended_at',
  },
  wager_event: {
    once: 'area reference version status valid_satang payout_satang at id',
    onward: 'position',
  },
  wager_counter: free('only last'),
  wager_reader: free('name position'),
  wager_total: {
    derived:
      'member_id day area kind accepted_count charged_satang valid_satang settled_count settled_satang payout_satang',
    leaves: true,
  },

  // What operators did.
  ops_log: { once: 'id no at who why command asked hash', onward: 'facts' },
  ops_log_end: { derived: 'one no hash' },

  // What is at work.
  setting: free('key value'),
  limit_use: free('key whole_at window_ms'),
  visible_change: free('transaction at'),
  live_event: free('id position kind subject what member_id at'),
  live_counter: free('only last'),
  schema_migration: free('name applied_at'),
};

/** Classes of all columns by table, those of areas from their `test-facts.ts`. */
export const columnClasses = joinFacts([ofCore, ...allTestFacts.map(({ columns }) => columns)]);
