// Written by `npm run docs:machines`.
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { model } from '@diwan/machines/uniqueness/uniqueness.model';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Uniqueness', tags: ['!autodocs'] };

export const Uniqueness = {
  render: () => <MachinePage title="Uniqueness" path="uniqueness/uniqueness" subject={subjectOfModel(model)} />,
};
