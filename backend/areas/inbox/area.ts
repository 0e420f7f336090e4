import { area } from '#backend/area.ts';
import { billMessages } from '#backend/areas/inbox/bill-messages.ts';
import { cleanInbox } from '#backend/areas/inbox/clean-inbox.ts';
import { countUnread, showUnread } from '#backend/areas/inbox/count-unread.ts';
import { listInbox } from '#backend/areas/inbox/list-inbox.ts';
import { markRead } from '#backend/areas/inbox/mark-read.ts';
import { ownTables } from '#backend/areas/inbox/own-tables.ts';
import { implement } from '#backend/core/http/implement.ts';
import { readerJob } from '#backend/core/wagers/read-wagers.ts';
import { inbox as contract } from '#contract/inbox.ts';

/** What happened while a member was away. Other areas tell it through `sendMessages` of backend/core/inbox. */
export const inbox = area({
  name: 'inbox',
  calls: implement(contract, { list: listInbox, unread: showUnread, read: markRead }),
  jobs: [readerJob(billMessages), { name: 'clean-inbox', cron: '41 * * * *', run: cleanInbox }],
  counts: { unread: countUnread },
  ownTables,
});
