// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/feed/feed.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Feed', tags: ['!autodocs'] };

export const Feed = {
  render: () => <MachinePage title="Feed" path="feed/feed" subject={subjectOfModel(model)} />,
};
