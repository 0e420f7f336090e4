'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dialogCopy } from '#components/lotto/dialog-copy.ts';
import { AGENT_ID } from '#contract/constants.ts';
import { toSatang } from '#contract/money.ts';
import { messageOf } from '#lib/api/errors.ts';
import { type CheckedLine, roundRateQuery, useValidateBill } from '#lib/api/lotto/queries.ts';
import { type DraftLine, lineKey, orderLines, typedAmount } from '#lib/lotto/bill-draft.ts';
import { type AgreedRates, type SeenRates, unagreed } from '#lib/lotto/checked-bill.ts';
import { useLottoStore, useSessionData } from '#stores/provider.tsx';
import { emptyDraft } from '#stores/session.ts';

/** Asks the server about the draft, and keeps what it said beside what the member agreed to. */
export function useBillCheck(roundId: string) {
  const queryClient = useQueryClient();
  const validate = useValidateBill();
  const lines = useSessionData((state) => state.session.billDrafts[roundId] ?? emptyDraft).lines;
  const changeBillDraft = useSessionData((state) => state.changeBillDraft);
  const checked = useLottoStore((state) => state.billCache);
  const cacheBill = useLottoStore((state) => state.cacheBill);
  const [failure, setFailure] = useState<string>();
  const [agreed, setAgreed] = useState<AgreedRates>({});
  const newest = useRef(0);
  // As the page showed them when the dialog was opened.
  const [seen] = useState<SeenRates>(() => {
    const rates = queryClient.getQueryData(roundRateQuery(roundId).queryKey) ?? [];
    return Object.fromEntries(rates.map(({ type, rate }) => [type, rate]));
  });

  const check = async (input: readonly DraftLine[] = lines) => {
    setFailure(input.length === 0 ? dialogCopy.nothingLeft : undefined);
    if (input.length === 0) return;
    newest.current += 1;
    const asked = newest.current;
    try {
      const bill = await validate.mutateAsync({
        round_id: roundId,
        lines: orderLines(input),
        agent_id: AGENT_ID,
      });
      if (asked === newest.current) cacheBill(bill, input);
    } catch (error) {
      if (asked === newest.current) setFailure(messageOf(error));
    }
  };
  const replace = (next: readonly DraftLine[]) => {
    changeBillDraft(roundId, { lines: next });
    return check(next);
  };
  const remove = (gone: readonly CheckedLine[]) => {
    const keys = new Set(gone.map(lineKey));
    return replace(lines.filter((line) => !keys.has(lineKey(line))));
  };
  const reduce = (line: CheckedLine, baht: number) => {
    const amount = typedAmount(toSatang(baht));
    return replace(lines.map((one) => (lineKey(one) === lineKey(line) ? { ...one, amount } : one)));
  };
  const agree = (some: readonly CheckedLine[], isYes: boolean) => {
    const changes = some.flatMap((line) =>
      line.rate === null ? [] : [[lineKey(line), isYes ? line.rate : -1] as const],
    );
    setAgreed({ ...agreed, ...Object.fromEntries(changes) });
  };
  return {
    checked,
    isChecking: validate.isPending,
    failure,
    seen,
    agreed,
    refused: checked?.lines.filter((line) => line.status === 'refused') ?? [],
    waiting: checked ? unagreed(checked.lines, seen, agreed) : [],
    check,
    remove,
    reduce,
    agree,
  };
}

export type BillCheck = ReturnType<typeof useBillCheck>;
