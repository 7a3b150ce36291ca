// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/download/download.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Download', tags: ['!autodocs'] };

export const Download = {
  render: () => <MachinePage title="Download" path="download/download" subject={subjectOfModel(model)} />,
};
