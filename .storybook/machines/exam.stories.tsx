// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/exam/exam.example';
import { examWorkflow } from '@diwan/machines/workflows/exam/exam.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Exam', tags: ['!autodocs'] };

export const Exam = {
  render: () => (
    <MachinePage
      title="Exam"
      path="workflows/exam/exam"
      subject={subjectOfWorkflow(examWorkflow, example)}
      exportName="examMachine"
    />
  ),
};
