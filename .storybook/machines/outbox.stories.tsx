// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/chat/outbox.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Outbox', tags: ['!autodocs'] };

export const Outbox = {
  render: () => <MachinePage title="Outbox" path="chat/outbox" subject={subjectOfModel(model)} />,
};
