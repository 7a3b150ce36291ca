// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/bulk/bulk-follow.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Bulk follow', tags: ['!autodocs'] };

export const BulkFollow = {
  render: () => <MachinePage title="Bulk follow" path="bulk/bulk-follow" subject={subjectOfModel(model)} />,
};
