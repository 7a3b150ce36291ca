// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/bulk-operation/bulk-operation.example';
import { bulkOperationWorkflow } from '@diwan/machines/workflows/bulk-operation/bulk-operation.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Bulk operation', tags: ['!autodocs'] };

export const BulkOperation = {
  render: () => (
    <MachinePage
      title="Bulk operation"
      path="workflows/bulk-operation/bulk-operation"
      subject={subjectOfWorkflow(bulkOperationWorkflow, example)}
      exportName="bulkOperationMachine"
    />
  ),
};
