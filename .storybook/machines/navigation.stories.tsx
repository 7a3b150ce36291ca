// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/navigation/navigation.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Navigation', tags: ['!autodocs'] };

export const Navigation = {
  render: () => <MachinePage title="Navigation" path="navigation/navigation" subject={subjectOfModel(model)} />,
};
