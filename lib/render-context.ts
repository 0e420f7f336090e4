import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/account.ts';
import type { Wallet } from '#contract/wallet.ts';

/** What clock and session said at the answer, as text: a page that is cached cannot count them out by itself. */
export interface SummaryTimes {
  /** In Bangkok, `19:05`. */
  readonly clock: string;
  /** How long the session lasts, `0:42`. */
  readonly played: string;
}

/** A member as the header of every page shows them. */
interface ShownMember {
  readonly user: UserInfo;
  readonly wallets: Wallet[];
  readonly times: SummaryTimes;
}

/** Who asks for part of a page: the page's one authentication, and the headers that its reads go with. */
export interface Asker {
  readonly page: { readonly summary: ShownMember; readonly visit: unknown };
  readonly carried: Readonly<Record<string, string>>;
}

/** What a page that is rendered to be cached shows in the places where each answer has its own. */
export interface Placeholders {
  /** Undefined for a visitor. */
  readonly member: ShownMember | undefined;
  /** Epoch milliseconds. */
  readonly answeredAtMs: number;
  /** Placeholders of the personal fragment: for its data, and for its HTML. */
  readonly fragment: { readonly data: string; readonly html: string };
}

/** The part of a page that belongs to its member, for pages that are cached without it; each layer of a render adds what it knows. */
export interface PersonalFragment {
  /** Reads it, for the asker of the answer. */
  load?: () => Promise<object>;
  /** What shows it. */
  show?: (own: object) => ReactNode;
  /** Puts what shows it into the contexts of the page, for one member. */
  around?: (shown: ReactNode, member: ShownMember) => ReactNode;
}

/** Of an answer's head, what a page may say. */
interface AnswerHead {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
}

/** What server and page know of the answer that is being rendered. */
export interface RenderContext {
  /** Undefined for part of a page: a 404 would be loaded again as a whole. */
  readonly response: AnswerHead | undefined;
  readonly placeholders: Placeholders | undefined;
  /** What the page says of itself: `same` for everybody but for the placeholders, `once` for an address that anybody may make up, `broken` when something could not be read. */
  cacheability: 'nothing' | 'same' | 'once' | 'broken';
  /** How far the backend's clock is ahead of this machine's, in ms, as the page found it. */
  aheadMs: number;
  readonly fragment: PersonalFragment;
  /** Set while a part of a page is read outside of its render. */
  readonly asker: Asker | undefined;
}

/** The context of a render of which nothing is known yet. */
export function newRenderContext(
  response: RenderContext['response'],
  placeholders?: Placeholders,
  asker?: Asker,
): RenderContext {
  return { response, placeholders, cacheability: 'nothing', aheadMs: 0, fragment: {}, asker };
}

declare global {
  var pwinRenderContext: AsyncLocalStorage<RenderContext> | undefined;
}

/** Kept on `globalThis`, because the server and the site's build each load this module. */
function answers(): AsyncLocalStorage<RenderContext> {
  globalThis.pwinRenderContext ??= new AsyncLocalStorage<RenderContext>();
  return globalThis.pwinRenderContext;
}

/** Lets a page that is rendered meanwhile learn and say something of the answer it is part of. */
export function withRenderContext<Result>(context: RenderContext, render: () => Result): Result {
  return answers().run(context, render);
}

/** The page that is being rendered does not exist: 404, although it holds content. */
export function answerMissing(): void {
  const response = answers().getStore()?.response;
  if (response) response.statusCode = 404;
}

/** The page that is being rendered is the same for everybody but for its header: it may be cached. */
export function answerSame(): void {
  const context = answers().getStore();
  if (context?.cacheability === 'nothing') context.cacheability = 'same';
}

/** The page that is being rendered has a personal fragment. Answers its placeholder where the page is to be cached. */
export function answerFragment(load: () => Promise<object>): string | undefined {
  const context = answers().getStore();
  if (context) context.fragment.load = load;
  return context?.placeholders?.fragment.data;
}

/** True once the page that is being rendered has named its personal fragment. */
export function hasFragment(): boolean {
  return answers().getStore()?.fragment.load !== undefined;
}

/** Who asks for the personal fragment that is being read; undefined during a render, which has a request. */
export function askerOfFragment(): Asker | undefined {
  return answers().getStore()?.asker;
}

/** The address of the page that is being rendered names what there is not: what stands in for it is shown this once. */
export function answerOnce(): void {
  const context = answers().getStore();
  if (context && context.cacheability !== 'broken') context.cacheability = 'once';
}

/** Something that the page that is being rendered needs could not be read: it is shown this once. */
export function answerBroken(): void {
  const context = answers().getStore();
  if (context) context.cacheability = 'broken';
}

/** Seconds after which a page that could not be read may be asked for again. */
const RETRY_AFTER = '10';

/** The page that is being rendered is covered, for what it shows could not be read: 503, and nobody takes it for the page. */
export function answerUnavailable(): void {
  answerBroken();
  const response = answers().getStore()?.response;
  if (!response) return;
  response.statusCode = 503;
  response.setHeader('retry-after', RETRY_AFTER);
}

/** The page that is being rendered shows this time of the backend, epoch ms; its answer is of the same clock. */
export function answerAt(nowMs: number): number {
  const context = answers().getStore();
  if (context) context.aheadMs = nowMs - Date.now();
  return context?.placeholders?.answeredAtMs ?? nowMs;
}

/** What stands in the page that is being rendered to be cached; undefined for the page of one visitor. */
export function placeholderViewer(): Placeholders | undefined {
  return answers().getStore()?.placeholders;
}
