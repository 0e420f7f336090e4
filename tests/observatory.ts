import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** An answer of the site, with the cookies that its browser has by then. */
interface SiteAnswer {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[];
}

export interface Mark {
  readonly grade: string;
  readonly score: number;
  /** What each of the tests found. */
  readonly found: readonly string[];
}

const HOST = 'site.test';

/**
 * What Mozilla's HTTP Observatory says of an answer. Nothing is fetched: the answer counts as one that came over the operator's
 * TLS after their redirect, which the site itself does not see.
 */
export function observe(answer: SiteAnswer): Mark {
  const url = new URL(answer.path, `https://${HOST}`);
  const requests = new Requests(HOST);
  const { status, headers, body, cookies } = answer;
  const seen = {
    status,
    headers: asRead(cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers),
    verified: true,
    httpEquiv: parseHttpEquivHeaders(body, url.href),
    request: {},
  };
  requests.responses = {
    auto: seen,
    https: seen,
    http: seen,
    cors: seen,
    httpRedirects: [
      { url: new URL(answer.path, `http://${HOST}`), status: 301 },
      { url, status },
    ],
    httpsRedirects: [{ url, status }],
  };
  requests.resources.path = body;
  requests.session = new Session(url);
  for (const cookie of cookies) requests.session.jar.setCookieSync(cookie, url.href);
  return mark(withoutLists(() => ALL_TESTS.map((test) => test(requests).result)));
}

/** Headers as its client hands them on: fields, and a way to ask for one. */
function asRead(headers: Readonly<Record<string, string | readonly string[]>>): object {
  return Object.defineProperty({ ...headers }, 'get', {
    value: (name: string) => headers[name.toLowerCase()],
  });
}

/** As the Observatory's own scan counts: what is given on top only counts for who has an A without it. */
function mark(found: readonly string[]): Mark {
  const given = found.map((one) => getScoreModifier(one));
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 100);
  const plain = sum(given.filter((one) => one < 0));
  const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(given) : plain;
  return { ...getGradeForScore(score), found };
}

const PRELOADED = /[\\/]hsts-preload\.json$/;

/** The list of preloaded hosts is fetched where the package is installed with its scripts; here it is empty. */
function withoutLists<T>(work: () => T): T {
  const read = fs.readFileSync;
  const patched = (file: unknown, ...rest: unknown[]) =>
    PRELOADED.test(String(file)) ? '{}' : Reflect.apply(read, fs, [file, ...rest]);
  Object.assign(fs, { readFileSync: patched });
  try {
    return work();
  } finally {
    Object.assign(fs, { readFileSync: read });
  }
}
