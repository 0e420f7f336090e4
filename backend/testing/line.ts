import { expect } from 'vitest';
import { TEST_PASSWORD } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';
import { line as contract } from '#contract/line.ts';

/** The id of a browser, as the gateway gives one to each. */
export const browserId = (name: string) => name.padEnd(32, '0');

/** A token of the simulated LINE for a pretended account. */
export async function lineToken(world: World, name: string): Promise<string> {
  const { body } = await world.call('POST /api/line/simulate', { name });
  expect(body.error).toBe(0);
  return body.data?.id_token ?? '';
}

/** What a browser that speaks with LINE's calls is answered. */
export function lineBrowser(world: World, browser: string, address = '192.0.2.1') {
  const headers = { 'x-device-id': browserId(browser), 'x-client-address': address };
  let ticketId: string | undefined;
  const asMember = (token: string) => ({ ...headers, authorization: `Bearer ${token}` });
  const linked = async (token: string) => {
    const { body } = await world.send('GET /api/line/linked', {}, asMember(token));
    return contract.linked.data.safeParse(body.data).data;
  };
  return {
    login: (id_token: string, more: object = {}) =>
      world.send('POST /api/line/login', { id_token, ...more }, headers),
    show: (id_token: string, token: string) =>
      world.send('POST /api/line/ticket', { id_token }, asMember(token)),
    /** Of what the page shows last, as a press on it does. */
    link: async (token: string, given: object = {}) => {
      ticketId = (await linked(token))?.ticket?.ticket_id ?? ticketId;
      const asked = { password: TEST_PASSWORD, ticket_id: ticketId ?? 'none', ...given };
      return world.send('POST /api/line/link', asked, asMember(token));
    },
    unlink: (token: string, given: object = {}) =>
      world.send('POST /api/line/unlink', { password: TEST_PASSWORD, ...given }, asMember(token)),
    linked,
  };
}

/** Links a pretended LINE account to a member, in a browser of its own. */
export async function linkLineOf(world: World, token: string, name: string): Promise<void> {
  const browser = lineBrowser(world, `links-${name.length}`);
  expect((await browser.show(await lineToken(world, name), token)).body.error).toBe(0);
  expect((await browser.link(token)).body.error).toBe(0);
}
