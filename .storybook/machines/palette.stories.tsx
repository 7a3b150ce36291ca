// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/palette/palette.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Palette', tags: ['!autodocs'] };

export const Palette = {
  render: () => <MachinePage title="Palette" path="palette/palette" subject={subjectOfModel(model)} />,
};
