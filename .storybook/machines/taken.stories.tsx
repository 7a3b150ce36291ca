// Written by `npm run docs:machines`.
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { model } from '#packages/machines/src/taken/taken.model.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Taken', tags: ['!autodocs'] };

export const Taken = {
  render: () => <MachinePage title="Taken" path="taken/taken" subject={subjectOfModel(model)} />,
};
