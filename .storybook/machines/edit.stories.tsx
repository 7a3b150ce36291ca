// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/edit/edit.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Edit', tags: ['!autodocs'] };

export const Edit = {
  render: () => <MachinePage title="Edit" path="edit/edit" subject={subjectOfModel(model)} />,
};
