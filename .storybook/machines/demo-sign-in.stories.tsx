// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/demo/sign-in/demo-sign-in.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Demo sign in', tags: ['!autodocs'] };

export const DemoSignIn = {
  render: () => <MachinePage title="Demo sign in" path="demo/sign-in/demo-sign-in" subject={subjectOfModel(model)} />,
};
