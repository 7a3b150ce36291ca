// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/decision/decision.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Decision', tags: ['!autodocs'] };

export const Decision = {
  render: () => <MachinePage title="Decision" path="decision/decision" subject={subjectOfModel(model)} />,
};
