// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/decision/decision.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Decision', tags: ['!autodocs'] };

export const Decision = {
  render: () => <MachinePage title="Decision" path="decision/decision" subject={subjectOfModel(model)} />,
};
