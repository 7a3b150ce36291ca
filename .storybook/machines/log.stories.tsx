// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/log/log.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Log', tags: ['!autodocs'] };

export const Log = {
  render: () => <MachinePage title="Log" path="log/log" subject={subjectOfModel(model)} />,
};
