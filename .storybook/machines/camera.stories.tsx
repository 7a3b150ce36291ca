// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/check-in/camera.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Camera', tags: ['!autodocs'] };

export const Camera = {
  render: () => <MachinePage title="Camera" path="check-in/camera" subject={subjectOfModel(model)} />,
};
