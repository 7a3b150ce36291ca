// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/demo/todo/todo-editor.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Todo editor', tags: ['!autodocs'] };

export const TodoEditor = {
  render: () => <MachinePage title="Todo editor" path="demo/todo/todo-editor" subject={subjectOfModel(model)} />,
};
