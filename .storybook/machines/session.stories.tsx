// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/session/session.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Session', tags: ['!autodocs'] };

export const Session = {
  render: () => <MachinePage title="Session" path="session/session" subject={subjectOfModel(model)} />,
};
