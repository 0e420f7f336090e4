/** The tests of the HTTP Observatory, apart from the scan that needs the net; the package comes without types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  interface Output {
    readonly result: string;
    readonly pass: boolean;
  }
  export const ALL_TESTS: ReadonlyArray<(requests: Requests) => Output>;
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export const getGradeForScore: (score: number) => { readonly score: number; readonly grade: string };
  export const getScoreModifier: (result: string) => number;
}
declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    constructor(url: URL);
    readonly jar: { setCookieSync(line: string, url: string): unknown };
  }
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export const parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>;
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  import type { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js';

  interface Answer {
    readonly status: number;
    readonly headers: object;
    /** That the certificate was a good one. */
    readonly verified: boolean;
    readonly httpEquiv: Map<string, string[]>;
    readonly request: object;
  }
  interface Step {
    readonly url: URL;
    readonly status: number;
  }
  export class Requests {
    constructor(host: string);
    responses: {
      auto: Answer;
      https: Answer;
      http: Answer | null;
      cors: Answer | null;
      httpRedirects: readonly Step[];
      httpsRedirects: readonly Step[];
    };
    resources: { path: string };
    session: Session;
  }
}
