// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/journal/journal.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Journal', tags: ['!autodocs'] };

export const Journal = {
  render: () => <MachinePage title="Journal" path="journal/journal" subject={subjectOfModel(model)} />,
};
