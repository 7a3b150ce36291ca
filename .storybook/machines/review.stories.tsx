// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/review/review.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Review', tags: ['!autodocs'] };

export const Review = {
  render: () => <MachinePage title="Review" path="review/review" subject={subjectOfModel(model)} />,
};
