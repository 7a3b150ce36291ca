// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/demo/todo/todo-editor.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Todo editor', tags: ['!autodocs'] };

export const TodoEditor = {
  render: () => <MachinePage title="Todo editor" path="demo/todo/todo-editor" subject={subjectOfModel(model)} />,
};
