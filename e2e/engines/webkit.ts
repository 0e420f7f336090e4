import { findMiniBrowser } from '#scripts/verify/find-engines.ts';
import { freePort } from '#tests/free-port.ts';
import { type Engine, until } from './engine.ts';
import { startProgram } from './program.ts';

const SIZE = { width: 390, height: 844 };

/** WebKit, the engine of Safari, over plain WebDriver on a screen of its own. */
export async function openWebKit(): Promise<Engine> {
  await using parts = new AsyncDisposableStack();
  const binary = findMiniBrowser();
  if (!binary) throw new Error('The MiniBrowser of WebKitGTK is not there');
  const screen = parts.use(
    startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']),
  );
  const display = `:${await screen.heard(/^(\d+)\n/m)}`;
  const port = await freePort();
  parts.use(
    startProgram('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', async () => (await fetch(`${origin}/status`)).ok);

  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`WebKit, ${method} ${path}: ${Object(value).message}`);
    return value;
  };
  const browser = { binary, args: ['--automation'] };
  const made = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  const session = `/session/${Object(made).sessionId}`;
  parts.defer(async () => {
    await send('DELETE', session).catch(() => undefined);
  });
  await send('POST', `${session}/window/rect`, SIZE);
  const kept = parts.move();
  return {
    name: 'WebKit',
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    run: async (body) => {
      const script = `return JSON.stringify((function () { ${body} })() ?? null)`;
      return JSON.parse(String(await send('POST', `${session}/execute/sync`, { script, args: [] })));
    },
    perform: async (actions) => {
      await send('POST', `${session}/actions`, { actions });
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
