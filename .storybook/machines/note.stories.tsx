// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/note/note.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Note', tags: ['!autodocs'] };

export const Note = {
  render: () => <MachinePage title="Note" path="note/note" subject={subjectOfModel(model)} />,
};
