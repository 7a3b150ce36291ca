// Written by `npm run docs:machines`.
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { model } from '@diwan/machines/step-up/step-up.model';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Step up', tags: ['!autodocs'] };

export const StepUp = {
  render: () => <MachinePage title="Step up" path="step-up/step-up" subject={subjectOfModel(model)} />,
};
