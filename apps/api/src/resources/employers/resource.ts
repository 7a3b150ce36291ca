import { employers } from '@diwan/api-contract/resources/employers';
import type { MaskedFieldOf } from '@diwan/api-contract/values/masked-fields';
import { eq } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { isPositive, oneOf } from '#crud/lists/clauses.ts';
import { refsOf } from '#crud/lists/refs.ts';
import { maskMobile } from '#crud/masked/masks.ts';
import { employersTable as table } from '#resources/employers/table.ts';
import { industriesTable } from '#resources/industries/table.ts';
import { employerKeyed } from './keyed.ts';

export const employersResource = defineResource({
  contract: employers,
  table,
  filters: {
    state: oneOf(table.state),
    industry: oneOf(table.industryId),
    size: oneOf(table.size),
    type: oneOf(table.type),
    city: oneOf(table.cityId),
    hasOpenJobs: isPositive(table.openJobs),
  },
  sorts: {
    createdAt: table.createdAt,
    name: table.nameAr,
    openJobs: table.openJobs,
    applicantsTotal: table.applicantsTotal,
    lastActivityAt: table.lastActivityAt,
  },
  label: ({ name }) => name,
  option: { where: eq(table.state, 'verified'), orderBy: table.nameAr, hint: ({ number }) => number },
  computed: {
    industry: computed(table, ['industryId'], (rows, { tx }) =>
      refsOf(
        tx,
        industriesTable,
        rows.map(({ industryId }) => industryId),
      ),
    ),
    mobile: computed(table, ['mobile'], (rows) => rows.map(({ mobile }) => maskMobile(mobile))),
  },
  waitsSince: table.createdAt,
  reveal: (row, field: MaskedFieldOf<'employers'>) => row[field],
  keyed: employerKeyed,
});
