import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

/** What a store on the way would go by (RFC 9111); whoever wrote the error meant another answer with them. */
const OF_STORES = /^(?:cache-control|cdn-cache-control|surrogate-control|expires|etag|last-modified|age)$/i;

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Names and values in turn become a list without the pairs that stores go by. */
function withoutStores(given: Given): Given {
  if (!Array.isArray(given))
    return Object.fromEntries(Object.entries(given).filter(([name]) => !OF_STORES.test(name)));
  return given.filter((_, at) => !OF_STORES.test(String(given[at - (at % 2)])));
}

/**
 * An answer that nobody keeps when it says that something went wrong, whoever wrote it: a failure that is over would still be
 * shown, and a 404 may be a page tomorrow.
 */
export class UncachedErrors<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, ...rest: (string | Given | undefined)[]): this {
    const reason = typeof rest[0] === 'string' ? rest[0] : undefined;
    const given = rest.find((one): one is Given => typeof one === 'object');
    if (status < 400 || this.headersSent) return this.send(status, reason, given);
    for (const name of this.getHeaderNames()) if (OF_STORES.test(name)) this.removeHeader(name);
    this.setHeader('cache-control', 'no-store');
    return this.send(status, reason, given && withoutStores(given));
  }

  private send(status: number, reason: string | undefined, given: Given | undefined): this {
    return reason === undefined ? super.writeHead(status, given) : super.writeHead(status, reason, given);
  }
}
