// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/record/record.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Record', tags: ['!autodocs'] };

export const Record = {
  render: () => <MachinePage title="Record" path="record/record" subject={subjectOfModel(model)} />,
};
