// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/list/list.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/List', tags: ['!autodocs'] };

export const List = {
  render: () => <MachinePage title="List" path="list/list" subject={subjectOfModel(model)} />,
};
