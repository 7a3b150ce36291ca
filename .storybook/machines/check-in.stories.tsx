// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/check-in/check-in.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Check in', tags: ['!autodocs'] };

export const CheckIn = {
  render: () => <MachinePage title="Check in" path="check-in/check-in" subject={subjectOfModel(model)} />,
};
