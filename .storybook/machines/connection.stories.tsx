// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/connection/connection.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Connection', tags: ['!autodocs'] };

export const Connection = {
  render: () => <MachinePage title="Connection" path="connection/connection" subject={subjectOfModel(model)} />,
};
