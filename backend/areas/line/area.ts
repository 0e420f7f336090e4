import { area } from '#backend/area.ts';
import { confirmLink } from '#backend/areas/line/confirm-link.ts';
import { endLink, endLinkOf } from '#backend/areas/line/end-link.ts';
import { lineSettings } from '#backend/areas/line/env.ts';
import { findLinkAsWay } from '#backend/areas/line/find-link.ts';
import { generateToken } from '#backend/areas/line/generate-token.ts';
import { loginByLine } from '#backend/areas/line/login.ts';
import { lineOff } from '#backend/areas/line/ops/line-off.ts';
import { sealedLinks } from '#backend/areas/line/sealings.ts';
import { showLinked } from '#backend/areas/line/show-linked.ts';
import { showTicket } from '#backend/areas/line/show-ticket.ts';
import { showWay } from '#backend/areas/line/show-way.ts';
import { lineLink } from '#backend/areas/line/tables.ts';
import { cleanTickets } from '#backend/areas/line/tickets.ts';
import { implement } from '#backend/core/http/implement.ts';
import { line as contract } from '#contract/line.ts';

/** Login by LINE: whose account a token of LINE opens. */
export const line = area({
  name: 'line',
  calls: implement(contract, {
    way: showWay,
    login: loginByLine,
    ticket: showTicket,
    linked: showLinked,
    link: confirmLink,
    unlink: endLink,
    simulate: generateToken,
  }),
  jobs: [{ name: 'clean-line-tickets', cron: '41 * * * *', run: cleanTickets }],
  provides: { endOtherWays: endLinkOf, findOtherWays: findLinkAsWay },
  ops: [lineOff],
  sealings: [sealedLinks],
  audit: { scripts: ['backend/areas/line/audit.sql'] },
  env: lineSettings,
  ownTables: [
    { table: lineLink, whose: lineLink.memberId, order: [lineLink.memberId], without: [lineLink.subHash] },
  ],
});
