import type { BrowserContext, ConsoleMessage, Page, Request, Route, WebError } from '@playwright/test';
import { findCall } from '#contract/calls.ts';

/** What the browser writes of an answer or a connection that failed; the address stands beside it. */
const NOT_LOADED =
  /^Failed to load resource: (?:the server responded with a status of (\d{3})|net::(ERR_\w+))/;
/** Next.js says so of a page that it then loads whole. */
const NOT_FETCHED = /^Failed to fetch RSC payload for (\S+?)\.? Falling back/;
/** A frame whose page a journey wrote tries to lead the site away. */
const LED_AWAY = /^Unsafe attempt to initiate navigation/;
/** React draws a part anew that was translated before its scripts ran, and reports it. */
const REDRAWN = /Minified React error #418/;

/** Statuses of answers that a fault of the mocks makes a call give (`mocks/qa.ts`). */
const STATUS_OF_FAULT: Readonly<Record<string, number>> = { offline: 503, 'lost-answer': 503 };

export interface Watch {
  /** The call `METHOD /path` fails as planted from now on. */
  plantFault(call: string, fault: unknown): void;
  /** The answers of this path have this status, because of what the journey does. */
  plantStatus(path: string, status: number): void;
  /** The journey ends the session, and whichever call comes next says so. */
  plantSessionEnd(): void;
  /** What pages did so far that they may never do. */
  problems(): string[];
  /** The same, once the journey is over: from then on nothing is noted, and what was told is told no more. */
  end(): string[];
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);

/**
 * Listens to a page: it may never write an error to the console, throw, or break the content security policy. What the
 * journey itself made fail is known: a planted fault, a device put offline, a request that its route ended.
 */
export function watch(context: BrowserContext, page: Page, isTranslated: boolean): Watch {
  const found: { text: string; url: string }[] = [];
  const statuses = new Set<string>();
  const ended = new Set<string>();
  let wasOffline = false;
  let hasServerFault = false;
  let hasSessionEnd = false;
  const plantStatus = (path: string, status: number) => void statuses.add(`${status} ${path}`);

  const isPlanted = ({ text, url }: { text: string; url: string }): boolean => {
    if (isTranslated && REDRAWN.test(text)) return true;
    if (LED_AWAY.test(text)) return ended.has(url);
    const [, status, net] = NOT_LOADED.exec(text) ?? [];
    if (status) {
      const path = pathOf(url);
      if (statuses.has(`${status} ${path}`) || ended.has(url)) return true;
      // A page whose first read fails answers so itself, and of a session that is over every call tells.
      return path.startsWith('/api/')
        ? hasSessionEnd && status === '401'
        : hasServerFault && status === '503';
    }
    const address = NOT_FETCHED.exec(text)?.[1];
    if (!net && !address) return false;
    return (
      wasOffline || ended.has(url) || [...ended].some((one) => address && pathOf(one) === pathOf(address))
    );
  };
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    const isWarning = message.type() === 'warning' && /hydrat|did not match/i.test(text);
    if (message.type() === 'error' || isWarning) found.push({ text, url: message.location().url });
  };
  const onError = (thrown: WebError) =>
    void found.push({
      text: thrown.error().stack ?? String(thrown.error()),
      url: thrown.page()?.url() ?? '',
    });
  // What a tab has under way while the session ends, here or in another one, is answered to nobody.
  const onRequest = (request: Request) => {
    hasSessionEnd ||= findCall(request.method(), pathOf(request.url()))?.session === 'ends';
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);

  const { setOffline, clearCookies } = context;
  context.clearCookies = (options) => {
    hasSessionEnd = true;
    return clearCookies.call(context, options);
  };
  context.setOffline = (offline) => {
    wasOffline ||= offline;
    return setOffline.call(context, offline);
  };
  const originals: (readonly [BrowserContext | Page, Page['route']])[] = [];
  const noteRoutes = (one: BrowserContext | Page) => {
    const { route } = one;
    originals.push([one, route]);
    one.route = (url, handler, options) =>
      route.call(one, url, (asked: Route, request) => handler(noting(asked, ended), request), options);
  };
  for (const one of [context, page]) noteRoutes(one);
  context.on('page', noteRoutes);
  const problems = () => found.filter((one) => !isPlanted(one)).map(({ text, url }) => `${text} (${url})`);

  return {
    plantFault: (call, fault) => {
      const status = STATUS_OF_FAULT[String(fault)] ?? Number(fault);
      if (!Number.isInteger(status) || fault === null) return;
      hasServerFault ||= status !== 401;
      hasSessionEnd ||= status === 401;
      plantStatus(call.split(' ')[1] ?? call, status);
    },
    plantStatus,
    plantSessionEnd: () => {
      hasSessionEnd = true;
    },
    problems,
    end: () => {
      context.off('console', onConsole).off('weberror', onError).off('page', noteRoutes);
      context.off('request', onRequest);
      Object.assign(context, { setOffline, clearCookies });
      for (const [one, route] of originals) one.route = route;
      const told = problems();
      found.length = 0;
      return told;
    },
  };
}

/** The same route, which notes the request when the journey answers or ends it itself. */
function noting(route: Route, ended: Set<string>): Route {
  const { abort, fulfill } = route;
  const note = () => ended.add(route.request().url());
  route.abort = (reason) => {
    note();
    return abort.call(route, reason);
  };
  route.fulfill = (answer) => {
    note();
    return fulfill.call(route, answer);
  };
  return route;
}
