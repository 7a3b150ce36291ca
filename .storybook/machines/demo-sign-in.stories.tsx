// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/demo/sign-in/demo-sign-in.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Demo sign in', tags: ['!autodocs'] };

export const DemoSignIn = {
  render: () => <MachinePage title="Demo sign in" path="demo/sign-in/demo-sign-in" subject={subjectOfModel(model)} />,
};
