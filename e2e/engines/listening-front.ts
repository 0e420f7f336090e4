import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';

const HEARD = '/__heard';

/**
 * Runs before any script of the page: neither engine tells what went wrong in a page before it was asked. What could not be
 * loaded the front knows by itself; a page that is left says so of all that was still on its way.
 */
const LISTENER = `(() => {
  const tell = (kind, what) => navigator.sendBeacon('${HEARD}', location.pathname + ' ' + kind + ': ' + String(what).slice(0, 400));
  addEventListener('error', (e) => tell('error', e.message));
  addEventListener('unhandledrejection', (e) => tell('rejection', e.reason));
  addEventListener('securitypolicyviolation', (e) => tell('policy', e.violatedDirective + ' ' + e.blockedURI));
  const { error } = console;
  console.error = (...words) => { tell('console', words.join(' ')); error.apply(console, words); };
})()`;

/** A front before the site that hands everything on, and puts a listener into each page. `heard` is what it was told. */
export async function openFront(sitePort: number) {
  const heard: string[] = [];
  const handle = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === HEARD) {
      heard.push(await text(asked));
      answer.writeHead(204).end();
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { method, url: path } = asked;
    // A connection of its own: one that is kept may be shut by the site just then.
    const onward = request({ host: '127.0.0.1', port: sitePort, method, path, headers, agent: false });
    asked.pipe(onward);
    answer.on('close', () => onward.destroy());
    const [came]: IncomingMessage[] = await once(onward, 'response');
    if (!came) return;
    const { statusCode = 502, headers: said } = came;
    if (statusCode >= 400) heard.push(`${method} ${path} answered ${statusCode}`);
    if (!said['content-type']?.startsWith('text/html')) {
      answer.writeHead(statusCode, said);
      came.pipe(answer);
      return;
    }
    const nonce = /'nonce-([^']+)'/.exec(String(said['content-security-policy']))?.[1] ?? '';
    const page = String(await buffer(came)).replace(
      /<head[^>]*>/,
      (head) => `${head}<script nonce="${nonce}">${LISTENER}</script>`,
    );
    const { 'content-length': _, ...rest } = said;
    answer.writeHead(statusCode, rest).end(page);
  };
  const server = createServer((asked, answer) => {
    handle(asked, answer).catch((error: unknown) => {
      if (!answer.destroyed) heard.push(`${asked.method} ${asked.url} was not answered: ${String(error)}`);
      answer.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port');
  return {
    heard,
    origin: `http://localhost:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
