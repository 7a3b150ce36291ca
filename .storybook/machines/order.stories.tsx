// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/order/order.example';
import { orderWorkflow } from '@diwan/machines/workflows/order/order.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Order', tags: ['!autodocs'] };

export const Order = {
  render: () => (
    <MachinePage
      title="Order"
      path="workflows/order/order"
      subject={subjectOfWorkflow(orderWorkflow, example)}
      exportName="orderMachine"
    />
  ),
};
