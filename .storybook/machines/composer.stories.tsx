// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/demo/mail/composer.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Composer', tags: ['!autodocs'] };

export const Composer = {
  render: () => <MachinePage title="Composer" path="demo/mail/composer" subject={subjectOfModel(model)} />,
};
