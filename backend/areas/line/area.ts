import { area } from '#backend/area.ts';
import { lineSettings } from '#backend/areas/line/env.ts';
import { linkLine, showTicket } from '#backend/areas/line/link.ts';
import { loginByLine } from '#backend/areas/line/login.ts';
import { sealedLinks } from '#backend/areas/line/sealings.ts';
import { showLinked, showWay, simulateLine } from '#backend/areas/line/show-way.ts';
import { lineLink } from '#backend/areas/line/tables.ts';
import { cleanTickets } from '#backend/areas/line/tickets.ts';
import { endLink, unlinkLine } from '#backend/areas/line/unlink.ts';
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
    link: linkLine,
    unlink: unlinkLine,
    simulate: simulateLine,
  }),
  jobs: [{ name: 'clean-line-tickets', cron: '41 * * * *', run: cleanTickets }],
  provides: { endOtherWays: endLink },
  sealings: [sealedLinks],
  audit: { scripts: ['backend/areas/line/audit.sql'] },
  env: lineSettings,
  ownTables: [
    { table: lineLink, whose: lineLink.memberId, order: [lineLink.memberId], without: [lineLink.subHash] },
  ],
});
