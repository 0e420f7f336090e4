'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { AGENT_ID } from '#contract/constants.ts';
import { messageOf } from '#lib/api/errors.ts';
import { type CheckedLine, roundRateQuery } from '#lib/api/lotto/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { type DraftLine, orderLines, totalOf } from '#lib/lotto/draft/bill-draft.ts';
import {
  type AgreedPrices,
  byUrgency,
  priceOf,
  type SeenPrices,
  unagreed,
} from '#lib/lotto/draft/checked-bill.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { toSatang, typedAmount } from '#rules/money/baht.ts';
import { type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

/** Pause after the last key before a changed amount is checked. */
const TYPING_MS = 500;

/** Asks the server about the draft, and keeps what it said beside what the member agreed to. */
export function useBillCheck(owner: DraftOwner) {
  const { roundId } = owner;
  const queryClient = useQueryClient();
  const validate = useCall('POST /api/lotto/bill/validate');
  const { lines, pack } = useArea('session', (state) => draftOf(state.billDrafts, owner));
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const checked = useArea('lotto', (state) => state.billCache);
  const cacheBill = useArea('lotto', (state) => state.cacheBill);
  const [failure, setFailure] = useState<string>();
  const [agreed, setAgreed] = useState<AgreedPrices>({});
  /** Keys of the lines in the order in which they are shown; typing an amount moves no line. */
  const [order, setOrder] = useState<readonly string[]>([]);
  /** True from a changed amount until the server has checked it. */
  const [isDue, setDue] = useState(false);
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // As the page showed them when the dialog was opened.
  const [seen] = useState<SeenPrices>(() => {
    const rates = queryClient.getQueryData(roundRateQuery(roundId).queryKey) ?? [];
    return Object.fromEntries(
      rates.flatMap(({ type, packs }) => {
        const price = packs[pack];
        return price ? [[type, price] as const] : [];
      }),
    );
  });

  const ask = async (input: readonly DraftLine[], keepsOrder: boolean) => {
    clearTimeout(timer.current);
    setFailure(input.length === 0 ? dialogCopy.nothingLeft : undefined);
    if (input.length === 0) return;
    newest.current += 1;
    const asked = newest.current;
    try {
      const bill = await validate.mutateAsync({
        round_id: roundId,
        lines: orderLines(input),
        pack,
        agent_id: AGENT_ID,
      });
      if (asked !== newest.current) return;
      cacheBill(bill, input);
      if (!keepsOrder) setOrder(byUrgency(bill.lines, seen).map(betKey));
    } catch (error) {
      if (asked === newest.current) setFailure(messageOf(error));
    }
    if (asked === newest.current) setDue(false);
  };
  const check = (input: readonly DraftLine[] = lines) => ask(input, false);
  const replace = (next: readonly DraftLine[]) => {
    changeBillDraft(owner, { lines: next });
    return ask(next, true);
  };
  const remove = (gone: readonly CheckedLine[]) => {
    const keys = new Set(gone.map(betKey));
    return replace(lines.filter((line) => !keys.has(betKey(line))));
  };
  const withAmount = (line: CheckedLine, amount: string) =>
    lines.map((one) => (betKey(one) === betKey(line) ? { ...one, amount } : one));
  const reduce = (line: CheckedLine, baht: number) => replace(withAmount(line, typedAmount(toSatang(baht))));
  /** Stores an amount as it is typed; the bill is checked when typing pauses and every line has an amount. */
  const setAmount = (line: CheckedLine, typed: string) => {
    const next = withAmount(line, typed);
    changeBillDraft(owner, { lines: next });
    clearTimeout(timer.current);
    newest.current += 1;
    setDue(true);
    if (totalOf(next).unpriced.length === 0)
      timer.current = setTimeout(() => void ask(next, true), TYPING_MS);
  };
  const agree = (some: readonly CheckedLine[], isYes: boolean) => {
    const changes = some.flatMap((line) =>
      line.rate === null ? [] : [[betKey(line), isYes ? priceOf(line) : ''] as const],
    );
    setAgreed({ ...agreed, ...Object.fromEntries(changes) });
  };
  const shown = useMemo(() => {
    const places = new Map(order.map((key, at) => [key, at]));
    const placeOf = (line: CheckedLine) => places.get(betKey(line)) ?? -1;
    return checked?.lines.toSorted((one, other) => placeOf(one) - placeOf(other)) ?? [];
  }, [checked, order]);
  const amounts = useMemo(() => new Map(lines.map((line) => [betKey(line), line.amount])), [lines]);
  return {
    checked,
    /** The checked lines; at opening, refused ones and those that wait for consent come first. */
    shown,
    /** What stands in the amount field of a line. */
    amountOf: (line: CheckedLine) => amounts.get(betKey(line)) ?? typedAmount(toSatang(line.amount)),
    isChecking: validate.isPending || isDue,
    isUnpriced: totalOf(lines).unpriced.length > 0,
    failure,
    seen,
    agreed,
    refused: checked?.lines.filter((line) => line.status === 'refused') ?? [],
    waiting: checked ? unagreed(checked.lines, seen, agreed) : [],
    check,
    remove,
    reduce,
    setAmount,
    agree,
  };
}

export type BillCheck = ReturnType<typeof useBillCheck>;
