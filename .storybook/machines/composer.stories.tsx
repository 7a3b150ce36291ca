// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/demo/mail/composer.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Composer', tags: ['!autodocs'] };

export const Composer = {
  render: () => <MachinePage title="Composer" path="demo/mail/composer" subject={subjectOfModel(model)} />,
};
