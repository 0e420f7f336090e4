import 'server-only';
import { AGENT_ID } from '#contract/constants.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { answerOnce } from '#lib/render-context.ts';
import { categoryNames } from '#rules/lotto/kinds/category-names.ts';

/** The kind that is shown where none is asked for. */
export const GLO = 'glo';

/** The kind in an address; the government lottery where it names none that could be one. */
export function kindOfAddress(asked: string | string[] | undefined): string {
  if (typeof asked === 'string' && /^[a-z0-9_]{1,20}$/.test(asked)) return asked;
  if (asked !== undefined) answerOnce();
  return GLO;
}

/** Of a list the kind that is asked for; undefined where there is no such kind. */
export function chosenOf<Kind extends { readonly kind: string }>(kinds: readonly Kind[], asked: string) {
  const found = kinds.find(({ kind }) => kind === asked);
  if (!found && asked !== GLO) answerOnce();
  return found;
}

/** The kinds to choose from, with their rates, asked for by category. */
export async function loadKinds() {
  const groups = await Promise.all(
    [...categoryNames.keys()].map((category_id) =>
      readPublic('GET /api/lotto/rates', { category_id, agent_id: AGENT_ID }),
    ),
  );
  return groups.flat();
}

/** The kinds to choose from, and the one that is asked for; the government lottery where there is no such kind. */
export async function loadChosenKind(asked: string) {
  const kinds = await loadKinds();
  const kind = kinds.length === 0 || chosenOf(kinds, asked) ? asked : GLO;
  return { kinds, kind };
}
