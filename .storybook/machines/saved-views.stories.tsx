// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/saved-views/saved-views.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Saved views', tags: ['!autodocs'] };

export const SavedViews = {
  render: () => <MachinePage title="Saved views" path="saved-views/saved-views" subject={subjectOfModel(model)} />,
};
