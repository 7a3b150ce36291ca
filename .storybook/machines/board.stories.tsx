// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/board/board.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Board', tags: ['!autodocs'] };

export const Board = {
  render: () => <MachinePage title="Board" path="board/board" subject={subjectOfModel(model)} />,
};
