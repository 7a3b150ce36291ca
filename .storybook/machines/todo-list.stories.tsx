// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/demo/todo/todo-list.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Todo list', tags: ['!autodocs'] };

export const TodoList = {
  render: () => <MachinePage title="Todo list" path="demo/todo/todo-list" subject={subjectOfModel(model)} />,
};
