// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/connection/connection.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Connection', tags: ['!autodocs'] };

export const Connection = {
  render: () => <MachinePage title="Connection" path="connection/connection" subject={subjectOfModel(model)} />,
};
