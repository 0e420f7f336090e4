import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { observe } from '#tests/observatory.ts';
import { expect, test } from './fixtures.ts';
import { firstAddresses } from './routes.ts';

const MOST_TRUSTED = 120;

function worstOf(policy: string): Severity {
  return Finding.getHighestSeverity(new CspEvaluator(new CspParser(policy).csp).evaluate());
}

/** What the Observatory looks for in a page: parsing all of it would take most of this journey. */
const lookedAt = (html: string) =>
  (html.match(/<(?:meta|script)\b[^>]*>/g) ?? []).map((tag) => `${tag}</script>`).join('');

test('every page has the best mark of the Observatory and a policy without holes, for a visitor and a member', async ({
  page,
  qa,
}) => {
  for (const who of ['visitor', 'member']) {
    if (who === 'member') await qa.login();
    for (const path of firstAddresses) {
      const answer = await page.request.get(path);
      const headers = answer.headers();
      const mark = observe({
        path,
        status: answer.status(),
        headers,
        body: lookedAt(await answer.text()),
        cookies: answer
          .headersArray()
          .flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value] : [])),
      });
      expect(headers['cache-control'], `${who} ${path}`).toContain('no-store');
      expect(mark.grade, `${who} ${path}: ${mark.found.join(', ')}`).toBe('A+');
      expect(mark.score, `${who} ${path}`).toBeGreaterThanOrEqual(MOST_TRUSTED);
      expect(worstOf(headers['content-security-policy'] ?? ''), `${who} ${path}`).toBe(Severity.NONE);
    }
  }
});
