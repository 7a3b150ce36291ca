// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/record/record.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Record', tags: ['!autodocs'] };

export const Record = {
  render: () => <MachinePage title="Record" path="record/record" subject={subjectOfModel(model)} />,
};
