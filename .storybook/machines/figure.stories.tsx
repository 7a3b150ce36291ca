// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/figure/figure.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Figure', tags: ['!autodocs'] };

export const Figure = {
  render: () => <MachinePage title="Figure" path="figure/figure" subject={subjectOfModel(model)} />,
};
