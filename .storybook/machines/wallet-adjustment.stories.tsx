// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/wallet-adjustment/wallet-adjustment.example';
import { walletAdjustmentWorkflow } from '@diwan/machines/workflows/wallet-adjustment/wallet-adjustment.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Wallet adjustment', tags: ['!autodocs'] };

export const WalletAdjustment = {
  render: () => (
    <MachinePage
      title="Wallet adjustment"
      path="workflows/wallet-adjustment/wallet-adjustment"
      subject={subjectOfWorkflow(walletAdjustmentWorkflow, example)}
      exportName="walletAdjustmentMachine"
    />
  ),
};
