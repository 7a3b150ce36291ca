// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/journal/journal.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Journal', tags: ['!autodocs'] };

export const Journal = {
  render: () => <MachinePage title="Journal" path="journal/journal" subject={subjectOfModel(model)} />,
};
