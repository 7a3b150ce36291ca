// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/edit/edit.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Edit', tags: ['!autodocs'] };

export const Edit = {
  render: () => <MachinePage title="Edit" path="edit/edit" subject={subjectOfModel(model)} />,
};
