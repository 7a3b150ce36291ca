// Written by `npm run docs:machines`.

import { model } from '#packages/machines/src/saved-views/saved-views.model.ts';
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Saved views', tags: ['!autodocs'] };

export const SavedViews = {
  render: () => <MachinePage title="Saved views" path="saved-views/saved-views" subject={subjectOfModel(model)} />,
};
