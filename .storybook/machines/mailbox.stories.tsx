// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/demo/mail/mailbox.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Mailbox', tags: ['!autodocs'] };

export const Mailbox = {
  render: () => <MachinePage title="Mailbox" path="demo/mail/mailbox" subject={subjectOfModel(model)} />,
};
