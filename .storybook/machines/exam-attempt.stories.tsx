// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/exam-attempt/exam-attempt.example';
import { examAttemptWorkflow } from '@diwan/machines/workflows/exam-attempt/exam-attempt.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Exam attempt', tags: ['!autodocs'] };

export const ExamAttempt = {
  render: () => (
    <MachinePage
      title="Exam attempt"
      path="workflows/exam-attempt/exam-attempt"
      subject={subjectOfWorkflow(examAttemptWorkflow, example)}
      exportName="examAttemptMachine"
    />
  ),
};
