// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '#packages/machines/src/simulation/samples.ts';
import { example } from '#packages/machines/src/workflows/taxonomy-term/taxonomy-term.example.ts';
import { taxonomyTerm } from '#packages/machines/src/workflows/taxonomy-term/taxonomy-term.workflow.ts';
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
