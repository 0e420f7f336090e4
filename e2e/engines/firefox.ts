import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirefox } from '#scripts/verify/find-engines.ts';
import type { Engine } from './engine.ts';
import { startProgram } from './program.ts';

const SIZE = { width: 390, height: 844 };

/** One command after another over the socket; an answer is known by its id. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = Object(JSON.parse(String(data)));
    const one = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') one?.done(result);
    else one?.fail(new Error(`Firefox: ${error} ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('Firefox went away'));
    waiting.clear();
  });
  return {
    send: (method: string, params: object): Promise<unknown> => {
      last += 1;
      const answer = new Promise<unknown>((done, fail) => waiting.set(last, { done, fail }));
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer;
    },
    close: () => socket.close(),
  };
}

/** Firefox without a window, over WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(): Promise<Engine> {
  await using parts = new AsyncDisposableStack();
  const profile = mkdtempSync(path.join(tmpdir(), 'pwin-firefox-'));
  parts.defer(() => rmSync(profile, { recursive: true, force: true }));
  const options = [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
    'about:blank',
  ];
  const program = parts.use(startProgram(findFirefox() ?? 'firefox-esr', options, { HOME: profile }));
  const address = await program.heard(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const { send, close } = await connect(`${address}/session`);
  parts.defer(close);
  await send('session.new', { capabilities: {} });
  const { contexts } = Object(await send('browsingContext.getTree', {}));
  const { context } = Object(contexts[0]);
  await send('browsingContext.setViewport', { context, viewport: SIZE });
  const kept = parts.move();
  return {
    name: 'Firefox',
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (body) => {
      const expression = `JSON.stringify((function () { ${body} })() ?? null)`;
      const said = Object(
        await send('script.evaluate', { expression, target: { context }, awaitPromise: false }),
      );
      if (said.type !== 'success') throw new Error(`Firefox: ${said.exceptionDetails?.text}`);
      return JSON.parse(said.result.value);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
