import { industries } from '@diwan/api-contract/resources/industries';
import { eq } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { oneOf } from '#crud/lists/clauses.ts';
import { employersTable } from '#resources/employers/table.ts';
import { industriesTable as table } from '#resources/industries/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { jobTitlesTable } from '#resources/job-titles/table.ts';
import { term, termFilters, termWriting } from '../taxonomy/term.ts';

export const industriesResource = defineResource({
  contract: industries,
  table,
  ...term(table),
  filters: { ...termFilters(table), isicSection: oneOf(table.isicSection) },
  computed: {},
  writing: termWriting('industries', 'industryExists'),
});
