// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/talent-list/talent-list.example';
import { talentListWorkflow } from '@diwan/machines/workflows/talent-list/talent-list.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Talent list', tags: ['!autodocs'] };

export const TalentList = {
  render: () => (
    <MachinePage
      title="Talent list"
      path="workflows/talent-list/talent-list"
      subject={subjectOfWorkflow(talentListWorkflow, example)}
      exportName="talentListMachine"
    />
  ),
};
