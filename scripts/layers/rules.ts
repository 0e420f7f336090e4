/** One sentence about who may import whom. Paths are matched against `Import.target`; `$1` is the first group of `from`. */
export interface LayerRule {
  readonly name: string;
  readonly from: RegExp;
  readonly fromNot?: RegExp;
  readonly to: RegExp;
  readonly toNot?: string;
  /** True when an import of types alone is fine. */
  readonly typesAllowed?: true;
  /** Where the code belongs. */
  readonly message: string;
}

const TESTS =
  /\.(?:test|spec)\.tsx?$|^(?:tests|e2e)\/|^backend\/testing\/|^backend\/[^/]+\/[^/]+\/test-facts\.ts$/;
const WEB = /^(?:app|components|stores|lib|styles)\/|^[^/]+\.ts$/;
const NOT_PRODUCT =
  /\.(?:test|spec)\.tsx?$|^(?:tests|e2e|scripts|server)\/|^backend\/testing\/|^backend\/[^/]+\/[^/]+\/test-facts\.ts$|^[^/]+\.config\.ts$/;

const layers: readonly LayerRule[] = [
  {
    name: 'rules-import-only-rules',
    from: /^rules\//,
    fromNot: TESTS,
    to: /^(?!rules\/)/,
    message: 'A rule is a pure function of its arguments: pass in what it needs, or move it to who uses it.',
  },
  {
    name: 'contract-imports-the-schema-library-and-rules',
    from: /^contract\//,
    fromNot: TESTS,
    to: /^(?!contract\/|rules\/|npm:zod$)/,
    message:
      'The contract is read by browser, backend and mocks; what needs more than zod and rules belongs to one of them.',
  },
  {
    name: 'backend-imports-contract-and-itself',
    from: /^backend\//,
    to: /^(?:app|components|stores|lib|mocks|styles)\//,
    message:
      'The backend is a program of its own. What it shares with the web belongs in contract/ or rules/.',
  },
  {
    name: 'mocks-import-only-the-contract',
    from: /^mocks\//,
    to: /^(?:app|components|stores|lib|backend|styles)\//,
    message: 'Mocks are made from the contract. What both sides need belongs in contract/ or rules/.',
  },
  {
    name: 'one-file-knows-backend-and-mocks',
    from: WEB,
    fromNot: new RegExp(`${TESTS.source}|^lib/gateway/backends\\.ts$|\\.config\\.ts$`),
    to: /^(?:backend|mocks)\//,
    message:
      'Only lib/gateway/backends.ts knows what stands behind /api. Call the API through lib/api or a loader.',
  },
  {
    name: 'backend-areas-do-not-meet',
    from: /^backend\/areas\/([^/]+)\//,
    fromNot: TESTS,
    to: /^backend\/areas\//,
    // Who the member is and whose site it is are known to all.
    toNot: '^backend/areas/(?:$1/|(?:account|agent)/tables\\.ts$|agent/sealings\\.ts$)',
    message: 'Areas meet in a room of backend/core, or at a port (backend/ports.ts).',
  },
  {
    name: 'one-file-lists-the-areas',
    from: /^(?:backend|scripts)\//,
    fromNot: new RegExp(`${TESTS.source}|^backend/areas\\.ts$`),
    to: /^backend\/(?:areas|core)\/[^/]+\/area\.ts$/,
    message: 'Take what areas say of themselves from the list that you are given; backend/areas.ts makes it.',
  },
  {
    name: 'the-list-of-areas-is-handed-down',
    from: /^backend\/(?:areas|core|testing)\//,
    fromNot: new RegExp(`${TESTS.source}|^backend/core/ops/main\\.ts$`),
    to: /^backend\/areas\.ts$/,
    message:
      'Only the programs (boot, main, ops) know all areas; take the list, or the part of it, as a value.',
  },
  {
    name: 'services-know-no-transport',
    from: /^backend\/(?:[^/]+|core\/(?!http\/|ops\/).+)$/,
    fromNot: new RegExp(`${TESTS.source}|^backend/(?:area|boot|main)\\.ts$`),
    to: /^backend\/core\/http\//,
    message:
      'Calls, jobs and commands share backend/services.ts; what is of HTTP belongs in backend/core/http.',
  },
  {
    name: 'seed-data-is-for-the-seed',
    from: /^/,
    fromNot: new RegExp(`${TESTS.source}|^backend/areas/[^/]+/seed/`),
    to: /^backend\/areas\/[^/]+\/seed\/.*\.json$/,
    message: 'Read the rows that the seed made, or ask a function of the seed what came with the program.',
  },
  {
    name: 'backend-core-knows-no-area',
    from: /^backend\/core\/([^/]+)\//,
    fromNot: TESTS,
    to: /^backend\/(?:areas|core\/(?:jobs|ops))\//,
    toNot: '^backend/(?:core/$1/|areas/(?:account|agent)/tables\\.ts$)',
    typesAllowed: true,
    message: 'backend/core serves every area. What knows one belongs in its folder, or comes by a port.',
  },
  {
    name: 'component-areas-do-not-meet',
    from: /^components\/(?!ui\/|layout\/)([^/]+)\//,
    fromNot: TESTS,
    to: /^components\//,
    toNot: '^components/(?:$1|ui)/',
    message:
      'Areas are composed in app/ or in components/layout; what several need belongs in components/ui.',
  },
  {
    name: 'ui-knows-no-area',
    from: /^components\/ui\//,
    fromNot: TESTS,
    to: /^components\/(?!ui\/)|^stores\/|^lib\/api\/[^/]+\//,
    message: 'components/ui knows no area: pass the value in, or move the component to its area.',
  },
  {
    name: 'components-do-not-load',
    from: /^components\//,
    fromNot: TESTS,
    to: /^lib\/(?:loaders|gateway)\//,
    typesAllowed: true,
    message: 'A page awaits the loader and passes the data on; in the browser use the queries of lib/api.',
  },
  {
    name: 'stores-know-no-component',
    from: /^stores\//,
    fromNot: TESTS,
    to: /^(?:app|components)\/|^lib\/(?:loaders|gateway)\//,
    message: 'A store holds intent and is read by components; it never reaches up to them or to the server.',
  },
  {
    name: 'lib-knows-no-view',
    from: /^lib\//,
    fromNot: TESTS,
    to: /^(?:app|components|stores)\//,
    message: 'lib lies below stores and components: hand the value or the callback in.',
  },
  {
    name: 'only-the-server-loads',
    from: /^lib\/(?!loaders\/|gateway\/)/,
    fromNot: TESTS,
    to: /^lib\/(?:loaders|gateway)\//,
    message: 'Loaders and gateway are the server side; what the browser needs too belongs elsewhere in lib.',
  },
  {
    name: 'gateway-behind-loaders-and-route',
    from: WEB,
    fromNot: new RegExp(`${TESTS.source}|^lib/(?:loaders|gateway)/|^app/api/|^instrumentation\\.ts$`),
    to: /^lib\/gateway\//,
    message: 'Only app/api and lib/loaders call the gateway. A page asks a loader.',
  },
  {
    name: 'frames-share-no-code-with-the-site',
    from: /^frames\/([^/]+)\//,
    fromNot: TESTS,
    to: /^(?!rules\/)/,
    toNot: '^(?:frames/(?:$1|parts)/|contract/|lib/api/idempotency-key\\.ts$)',
    message:
      'A page of the frame stands alone and small: rules, types of the contract, its own folder and frames/parts.',
  },
  {
    name: 'frames-read-only-types-of-the-contract',
    from: /^frames\//,
    to: /^contract\//,
    typesAllowed: true,
    message: 'A frame takes types of the contract; its schemas are too large for it.',
  },
  {
    name: 'nobody-imports-frames',
    from: /^(?!frames\/)/,
    to: /^frames\//,
    message: 'A page of the frame is a document of its own; what both need belongs in rules/.',
  },
  {
    name: 'nobody-imports-app',
    from: /^(?!app\/)/,
    fromNot: TESTS,
    to: /^app\//,
    message: 'app/ holds routes only. What is shared belongs in components, lib or stores.',
  },
  {
    name: 'tests-stay-outside-the-product',
    from: /^(?:app|components|stores|lib|contract|rules|backend|mocks|frames|styles)\/|^[^/]+\.tsx?$/,
    fromNot: NOT_PRODUCT,
    to: /^(?:tests|e2e|scripts)\/|^backend\/testing\/|\/test-facts\.ts$|\.test\.tsx?$|^npm:(?:vitest|@playwright\/test|@testing-library\/.*|fast-check)$/,
    message: 'What tests and product share belongs to the product.',
  },
];

/** One seam per library that acts on the world. */
const seams: readonly LayerRule[] = [
  {
    name: 'axios-only-in-the-client',
    from: /^/,
    fromNot: /^lib\/api\/client\.ts$|\.test\.tsx?$/,
    to: /^npm:axios$/,
    message: 'Use call() of lib/api; interceptors and errors are settled in lib/api/client.ts.',
  },
  {
    name: 'popups-and-toasts-only-in-feedback',
    from: /^/,
    fromNot: /^lib\/feedback\/|^types\//,
    to: /^npm:(?:sweetalert2|notistack)$/,
    message: 'Use the functions of lib/feedback.',
  },
  {
    name: 'tag-manager-only-in-analytics',
    from: /^/,
    fromNot: /^lib\/analytics\//,
    to: /^npm:react-gtm-module$/,
    message: 'Use the functions of lib/analytics.',
  },
  {
    name: 'date-library-only-in-when',
    from: /^/,
    fromNot: /^lib\/when\.ts$/,
    to: /^npm:dayjs$/,
    message: 'Use the functions of lib/when.ts; the arithmetic of Bangkok time is in rules/time.',
  },
  {
    name: 'database-drivers-only-in-backend-db',
    from: /^/,
    fromNot: /^backend\/(?:core\/db|testing)\/|^(?:tests|scripts|e2e)\/|\.test\.tsx?$/,
    to: /^npm:(?:pg|@electric-sql\/pglite)$/,
    message: 'Take the database from ctx; opening one is the business of backend/core/db.',
  },
  {
    name: 'sockets-only-in-rooms-of-servers',
    from: /^(?:backend|contract|rules)\//,
    fromNot: new RegExp(`${TESTS.source}|^backend/core/(?:http|metrics|ops|outbound)/|/caller-keys\\.ts$`),
    to: /^(?:node|npm):(?:http|https|http2|net|tls|dgram|dns|child_process|cluster|undici)$/,
    typesAllowed: true,
    message: 'Call other servers with callServer of backend/core/outbound; start no programs.',
  },
  {
    name: 'queries-only-in-the-backend',
    from: /^/,
    fromNot: /^backend\/|^(?:tests|scripts|e2e)\//,
    to: /^npm:drizzle-orm$/,
    message: 'Queries belong to a verb of backend/areas/<area>.',
  },
  {
    name: 'job-runner-only-in-jobs',
    from: /^/,
    fromNot: /^backend\/core\/jobs\//,
    to: /^npm:pg-boss$/,
    message: 'Schedules belong in backend/core/jobs.',
  },
  {
    name: 'metrics-library-only-in-metrics',
    from: /^/,
    fromNot: /^backend\/core\/metrics\//,
    to: /^npm:prom-client$/,
    message: 'Tell the Observer of backend/core/metrics; what is counted is said there.',
  },
  {
    name: 'mock-library-only-in-mocks',
    from: /^/,
    fromNot: /^(?:mocks|tests)\/|\.test\.tsx?$/,
    to: /^npm:msw$/,
    message: 'Handlers belong in mocks/.',
  },
];

export const rules: readonly LayerRule[] = [...layers, ...seams];
