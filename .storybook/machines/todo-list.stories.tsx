// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/demo/todo/todo-list.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Todo list', tags: ['!autodocs'] };

export const TodoList = {
  render: () => <MachinePage title="Todo list" path="demo/todo/todo-list" subject={subjectOfModel(model)} />,
};
