// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/realtime/realtime.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Realtime', tags: ['!autodocs'] };

export const Realtime = {
  render: () => <MachinePage title="Realtime" path="realtime/realtime" subject={subjectOfModel(model)} />,
};
