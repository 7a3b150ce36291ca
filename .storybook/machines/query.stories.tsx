// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/query/query.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Query', tags: ['!autodocs'] };

export const Query = {
  render: () => <MachinePage title="Query" path="query/query" subject={subjectOfModel(model)} />,
};
