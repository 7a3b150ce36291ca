// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/bulk/bulk-start.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Bulk start', tags: ['!autodocs'] };

export const BulkStart = {
  render: () => <MachinePage title="Bulk start" path="bulk/bulk-start" subject={subjectOfModel(model)} />,
};
