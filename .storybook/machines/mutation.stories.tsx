// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/mutation/mutation.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Mutation', tags: ['!autodocs'] };

export const Mutation = {
  render: () => <MachinePage title="Mutation" path="mutation/mutation" subject={subjectOfModel(model)} />,
};
