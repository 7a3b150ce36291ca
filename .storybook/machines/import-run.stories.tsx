// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/import-run/import-run.example';
import { importRunWorkflow } from '@diwan/machines/workflows/import-run/import-run.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Import run', tags: ['!autodocs'] };

export const ImportRun = {
  render: () => (
    <MachinePage
      title="Import run"
      path="workflows/import-run/import-run"
      subject={subjectOfWorkflow(importRunWorkflow, example)}
      exportName="importRunMachine"
    />
  ),
};
