// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/bulk/bulk-start.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Bulk start', tags: ['!autodocs'] };

export const BulkStart = {
  render: () => <MachinePage title="Bulk start" path="bulk/bulk-start" subject={subjectOfModel(model)} />,
};
