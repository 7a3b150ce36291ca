// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/reveal/reveal.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Reveal', tags: ['!autodocs'] };

export const Reveal = {
  render: () => <MachinePage title="Reveal" path="reveal/reveal" subject={subjectOfModel(model)} />,
};
