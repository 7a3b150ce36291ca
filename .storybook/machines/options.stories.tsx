// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/options/options.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Options', tags: ['!autodocs'] };

export const Options = {
  render: () => <MachinePage title="Options" path="options/options" subject={subjectOfModel(model)} />,
};
