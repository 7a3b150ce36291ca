// Written by `npm run docs:machines`.
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { model } from '#packages/machines/src/uniqueness/uniqueness.model.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Uniqueness', tags: ['!autodocs'] };

export const Uniqueness = {
  render: () => <MachinePage title="Uniqueness" path="uniqueness/uniqueness" subject={subjectOfModel(model)} />,
};
