// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/feed/feed.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Feed', tags: ['!autodocs'] };

export const Feed = {
  render: () => <MachinePage title="Feed" path="feed/feed" subject={subjectOfModel(model)} />,
};
