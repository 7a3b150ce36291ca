// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/talent-list-entry/talent-list-entry.example';
import { talentListEntryWorkflow } from '@diwan/machines/workflows/talent-list-entry/talent-list-entry.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Talent list entry', tags: ['!autodocs'] };

export const TalentListEntry = {
  render: () => (
    <MachinePage
      title="Talent list entry"
      path="workflows/talent-list-entry/talent-list-entry"
      subject={subjectOfWorkflow(talentListEntryWorkflow, example)}
      exportName="talentListEntryMachine"
    />
  ),
};
