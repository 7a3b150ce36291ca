// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/board/board.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Board', tags: ['!autodocs'] };

export const Board = {
  render: () => <MachinePage title="Board" path="board/board" subject={subjectOfModel(model)} />,
};
