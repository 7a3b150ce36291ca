// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/mutation/mutation.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Mutation', tags: ['!autodocs'] };

export const Mutation = {
  render: () => <MachinePage title="Mutation" path="mutation/mutation" subject={subjectOfModel(model)} />,
};
