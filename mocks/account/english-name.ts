import { englishNameSet, englishNameUnlike } from '#contract/account/english-name-refusals.ts';
import { account as contract } from '#contract/account.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mocksOf } from '#mocks/mock.ts';
import { noteFor } from '#mocks/notices.ts';
import { requireSecondFactor } from '#mocks/second-factor.ts';
import { englishNameError, isSameEnglishName, normaliseEnglishName } from '#rules/person/english-name.ts';
import { isRomanised } from '#rules/person/romanised.ts';
import { requirePassword } from './require-password.ts';

export interface NameState {
  /** Of whoever gave one first. */
  englishName: string | null;
}

export const freshName: NameState = { englishName: null };

const mock = mocksOf<CoreWorld & NameState>();
const field = 'english_name';

export const englishNameHandlers = [
  mock(contract.setEnglishName, ({ world, input, member }) => {
    const error = englishNameError(input.english_name);
    if (error) throw new MockRefusal(422, error, { fields: { [field]: error } }, 422);
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    const { englishName: kept } = world;
    if (kept !== null && isSameEnglishName(kept, input.english_name)) return { english_name: kept };
    if (kept !== null) throw new MockRefusal(errorCodes.ENGLISH_NAME_SET, englishNameSet, { field });
    if (!isRomanised(member, input.english_name))
      throw new MockRefusal(errorCodes.ENGLISH_NAME_UNLIKE, englishNameUnlike, { field });
    world.englishName = normaliseEnglishName(input.english_name);
    noteFor(world, member, 'english_name_changed');
    return { english_name: world.englishName };
  }),
];
