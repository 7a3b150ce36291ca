import { industries } from '@diwan/api-contract/resources/industries';
import { and, eq } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { industriesTable as table } from '../industries/table.ts';
import { term } from '../taxonomy/term.ts';

export const industriesResource = defineResource({
  contract: industries,
  table,
  ...term(table, 'industryExists'),
  registered: and(eq(table.source, 'isic'), eq(table.version, 1))!,
  seed: async () => (await import('./seed.ts')).industriesSeed,
});
