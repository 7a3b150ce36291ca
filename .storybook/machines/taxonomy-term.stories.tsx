// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.example';
import { taxonomyTerm } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Taxonomy term', tags: ['!autodocs'] };

export const TaxonomyTerm = {
  render: () => (
    <MachinePage
      title="Taxonomy term"
      path="workflows/taxonomy-term/taxonomy-term"
      subject={subjectOfWorkflow(taxonomyTerm, example)}
      exportName="taxonomyTermMachine"
    />
  ),
};
