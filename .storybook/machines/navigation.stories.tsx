// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/navigation/navigation.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Navigation', tags: ['!autodocs'] };

export const Navigation = {
  render: () => <MachinePage title="Navigation" path="navigation/navigation" subject={subjectOfModel(model)} />,
};
