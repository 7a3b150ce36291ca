// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/options/options.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Options', tags: ['!autodocs'] };

export const Options = {
  render: () => <MachinePage title="Options" path="options/options" subject={subjectOfModel(model)} />,
};
