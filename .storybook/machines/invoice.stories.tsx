// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/invoice/invoice.example';
import { invoiceWorkflow } from '@diwan/machines/workflows/invoice/invoice.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Invoice', tags: ['!autodocs'] };

export const Invoice = {
  render: () => (
    <MachinePage
      title="Invoice"
      path="workflows/invoice/invoice"
      subject={subjectOfWorkflow(invoiceWorkflow, example)}
      exportName="invoiceMachine"
    />
  ),
};
