'use client';

import { useState } from 'react';
import { lineCopy as copy } from '#components/line/copy.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { lineCodes } from '#contract/line-refusal.ts';
import { setBearer } from '#lib/api/caller.ts';
import { ApiRefusal, isUnknown, messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { goOnTo } from '#lib/line/go-on.ts';
import { forgetLineAccount } from '#lib/line/use-line-token.ts';

interface LineLoginState {
  /** What went wrong, ready to show. */
  readonly message?: string;
  /** What is wrong with the code. */
  readonly codeError?: string | undefined;
  /** The member has a second factor. */
  readonly asksCode?: boolean;
  /** Nobody has linked the account of this name. */
  readonly notLinked?: string;
  /** The token is used up: another one is asked for. */
  readonly isTokenOver?: boolean;
}

/** What a refusal means for the page. */
function stateAfter(error: unknown, asked: boolean): LineLoginState {
  if (!(error instanceof ApiRefusal))
    return {
      asksCode: asked,
      message: isUnknown(error) ? `${messageOf(error)} ${copy.unknown}` : messageOf(error),
    };
  const { code, message, facts } = error;
  if (code === lineCodes.LINE_NOT_LINKED) return { notLinked: String(facts.name) };
  if (code === errorCodes.SECOND_FACTOR_NEEDED) return { asksCode: true };
  if (code === errorCodes.SECOND_FACTOR_WRONG) return { asksCode: true, codeError: message };
  return { asksCode: asked, message, isTokenOver: code === lineCodes.LINE_TOKEN };
}

/** Logs in with a token of LINE and leaves for `target`, by a load of its own. */
export function useLineLogin(target: string, liffId: string | null) {
  const [state, setState] = useState<LineLoginState>({});
  const [isLeaving, setLeaving] = useState(false);
  const login = useCall('POST /api/line/login', { handleErrors: false });
  const enter = async (id_token: string, second_factor?: string) => {
    setState(({ asksCode = false }) => ({ asksCode }));
    try {
      const { access_token } = await login.mutateAsync({ id_token, second_factor });
      setBearer(access_token);
      setLeaving(true);
      if (liffId !== null) await forgetLineAccount();
      goOnTo(target);
    } catch (error) {
      setState(({ asksCode = false }) => stateAfter(error, asksCode));
    }
  };
  return { ...state, enter, isBusy: login.isPending || isLeaving, forget: () => setState({}) };
}
