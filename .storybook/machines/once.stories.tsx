// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/once/once.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Once', tags: ['!autodocs'] };

export const Once = {
  render: () => <MachinePage title="Once" path="once/once" subject={subjectOfModel(model)} />,
};
