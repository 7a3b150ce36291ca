// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/bulk/bulk-follow.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Bulk follow', tags: ['!autodocs'] };

export const BulkFollow = {
  render: () => <MachinePage title="Bulk follow" path="bulk/bulk-follow" subject={subjectOfModel(model)} />,
};
