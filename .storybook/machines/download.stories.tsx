// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/download/download.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Download', tags: ['!autodocs'] };

export const Download = {
  render: () => <MachinePage title="Download" path="download/download" subject={subjectOfModel(model)} />,
};
