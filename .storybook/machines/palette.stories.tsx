// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/palette/palette.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Palette', tags: ['!autodocs'] };

export const Palette = {
  render: () => <MachinePage title="Palette" path="palette/palette" subject={subjectOfModel(model)} />,
};
