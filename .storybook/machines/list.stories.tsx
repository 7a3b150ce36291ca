// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/list/list.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/List', tags: ['!autodocs'] };

export const List = {
  render: () => <MachinePage title="List" path="list/list" subject={subjectOfModel(model)} />,
};
