// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/product/product.example';
import { productWorkflow } from '@diwan/machines/workflows/product/product.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Product', tags: ['!autodocs'] };

export const Product = {
  render: () => (
    <MachinePage
      title="Product"
      path="workflows/product/product"
      subject={subjectOfWorkflow(productWorkflow, example)}
      exportName="productMachine"
    />
  ),
};
