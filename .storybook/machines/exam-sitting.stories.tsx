// Written by `npm run docs:machines`.

import { model } from '@diwan/machines/exam-sitting/exam-sitting.model';
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Exam sitting', tags: ['!autodocs'] };

export const ExamSitting = {
  render: () => <MachinePage title="Exam sitting" path="exam-sitting/exam-sitting" subject={subjectOfModel(model)} />,
};
