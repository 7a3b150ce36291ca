// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/reveal/reveal.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Reveal', tags: ['!autodocs'] };

export const Reveal = {
  render: () => <MachinePage title="Reveal" path="reveal/reveal" subject={subjectOfModel(model)} />,
};
