// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/demo/mail/mailbox.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Mailbox', tags: ['!autodocs'] };

export const Mailbox = {
  render: () => <MachinePage title="Mailbox" path="demo/mail/mailbox" subject={subjectOfModel(model)} />,
};
