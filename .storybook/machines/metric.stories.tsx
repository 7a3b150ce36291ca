// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/metric/metric.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Metric', tags: ['!autodocs'] };

export const Metric = {
  render: () => <MachinePage title="Metric" path="metric/metric" subject={subjectOfModel(model)} />,
};
