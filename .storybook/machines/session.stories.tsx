// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/session/session.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Session', tags: ['!autodocs'] };

export const Session = {
  render: () => <MachinePage title="Session" path="session/session" subject={subjectOfModel(model)} />,
};
