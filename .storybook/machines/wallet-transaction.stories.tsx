// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/wallet-transaction/wallet-transaction.example';
import { walletTransactionWorkflow } from '@diwan/machines/workflows/wallet-transaction/wallet-transaction.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Wallet transaction', tags: ['!autodocs'] };

export const WalletTransaction = {
  render: () => (
    <MachinePage
      title="Wallet transaction"
      path="workflows/wallet-transaction/wallet-transaction"
      subject={subjectOfWorkflow(walletTransactionWorkflow, example)}
      exportName="walletTransactionMachine"
    />
  ),
};
