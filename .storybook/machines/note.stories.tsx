// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/note/note.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Note', tags: ['!autodocs'] };

export const Note = {
  render: () => <MachinePage title="Note" path="note/note" subject={subjectOfModel(model)} />,
};
