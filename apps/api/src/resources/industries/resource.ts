import { industries, industriesRouter } from '@diwan/api-contract/resources/industries';
import { eq } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { oneOf } from '#crud/lists/clauses.ts';
import { employersTable, jobPostsTable, jobTitlesTable, industriesTable as table } from '#db/schema/resources.ts';
import { term, termFilters, termWriting } from '../taxonomy/term.ts';

export const industriesResource = defineResource({
  contract: industries,
  router: industriesRouter,
  table,
  ...term(table),
  filters: { ...termFilters(table), isicSection: oneOf(table.isicSection) },
  computed: {},
  writing: {
    ...termWriting('industries', 'industryExists'),
    referencedBy: [
      { resource: 'employers', table: employersTable, where: (id) => eq(employersTable.industryId, id) },
      { resource: 'job-posts', table: jobPostsTable, where: (id) => eq(jobPostsTable.industryId, id) },
      { resource: 'job-titles', table: jobTitlesTable, where: (id) => eq(jobTitlesTable.industryId, id) },
    ],
  },
});
