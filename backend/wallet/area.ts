import { area } from '#backend/area.ts';
import { implement } from '#backend/http/implement.ts';
import { listWallets } from '#backend/wallet/list-wallets.ts';
import { exportStatement } from '#backend/wallet/statement/export-statement.ts';
import { showStatement } from '#backend/wallet/statement/show-statement.ts';
import { showWinLoss } from '#backend/wallet/winloss/show-win-loss.ts';
import { wallet as contract } from '#contract/wallet.ts';

export const wallet = area({
  name: 'wallet',
  calls: implement(contract, {
    wallets: listWallets,
    statement: showStatement,
    statementExport: exportStatement,
    winLoss: showWinLoss,
  }),
});
