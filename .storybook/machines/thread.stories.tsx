// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/chat/thread.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Thread', tags: ['!autodocs'] };

export const Thread = {
  render: () => <MachinePage title="Thread" path="chat/thread" subject={subjectOfModel(model)} />,
};
