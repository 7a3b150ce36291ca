// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '#packages/machines/src/simulation/samples.ts';
import { example } from '#packages/machines/src/workflows/bulk-operation/bulk-operation.example.ts';
import { bulkOperationWorkflow } from '#packages/machines/src/workflows/bulk-operation/bulk-operation.workflow.ts';
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
