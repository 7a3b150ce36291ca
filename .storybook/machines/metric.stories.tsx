// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/metric/metric.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Metric', tags: ['!autodocs'] };

export const Metric = {
  render: () => <MachinePage title="Metric" path="metric/metric" subject={subjectOfModel(model)} />,
};
