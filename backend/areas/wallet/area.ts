import { area } from '#backend/area.ts';
import { listWallets } from '#backend/areas/wallet/list-wallets.ts';
import { exportStatement } from '#backend/areas/wallet/statement/export-statement.ts';
import { showStatement } from '#backend/areas/wallet/statement/show-statement.ts';
import { showWinLoss } from '#backend/areas/wallet/winloss/show-win-loss.ts';
import { implement } from '#backend/core/http/implement.ts';
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
