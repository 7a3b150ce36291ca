import { z } from 'zod';
import { basisPoints, image } from '../kinds/kinds.ts';
import { flag } from '../page.ts';
import { taxonomy, taxonomyComputed, taxonomyDraft, taxonomyFilters, taxonomyRow } from '../taxonomy.ts';

const draft = taxonomyDraft('businessSpecialists').extend({
  requiresLicense: z.boolean(),
  commissionBps: basisPoints(5000).nullable(),
  image: image().nullable(),
});
const record = draft.extend(taxonomyComputed.shape);

export const businessSpecialists = {
  ...taxonomy,
  path: 'business-specialists',
  screen: '/businesSpecialists/list',
  about: 'The professions that providers offer their services under, and which of them need a licence.',
  draft,
  record,
  row: record.pick(taxonomyRow),
  filters: { ...taxonomyFilters, requiresLicense: flag, image: flag },
  searchRank: 8,
} as const;
