import { promoCodes } from '@diwan/api-contract/resources/promo-codes';
import { promoCodeWorkflow } from '@diwan/machines/workflows/promo-code/promo-code.workflow';
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { fromDay, toDay } from '#crud/lists/clauses.ts';
import { stateWords } from '#crud/lists/hint.ts';
import { refBeside } from '#crud/lists/refs.ts';
import { eventsTable } from '../events/table.ts';
import { examsTable } from '../exams/table.ts';
import { productsTable } from '../products/table.ts';
import { promoBatchesTable } from '../promo-batches/table.ts';
import { promoCodeEffects, promoCodeInput } from './effects.ts';
import { hasPartner } from './has-partner.ts';
import { nearlyExhausted } from './nearly-exhausted.ts';
import { promoCodeNotices } from './notices.ts';
import { partnerKeyOf, promoSearchKey } from './search-key.ts';
import { promoCodesTable as table } from './table.ts';
import { talentListBeside } from './terms/talent-list-beside.ts';
import { targetsOf } from './terms/targets.ts';

const always = () => true;
const running = inArray(table.state, ['scheduled', 'active', 'paused']);

export const promoCodesResource = defineResource({
  contract: promoCodes,
  table,
  filters: {
    partnerName: hasPartner,
    startsFrom: fromDay(table.startsAt),
    startsTo: toDay(table.startsAt),
    isNearlyExhausted: (isWanted) => (isWanted ? nearlyExhausted : sql`not (${nearlyExhausted})`),
  },
  sorts: {
    createdAt: table.createdAt,
    code: table.code,
    startsAt: table.startsAt,
    redeemedCount: table.redeemedCount,
    discountGiven: table.discountGiven,
  },
  label: ({ code }) => ({ ar: code }),
  option: {
    orderBy: table.code,
    async hints(rows) {
      const wordsOf = await stateWords('promoCodes', promoCodes.workflow);
      return rows.map(({ name: { ar, en }, state }) => {
        const words = wordsOf(state);
        return { ar: `${ar} · ${words.ar}`, en: `${en ?? ar} · ${words.en}` };
      });
    },
  },
  unique: { code: { column: table.code, keyOf: (value) => value.toUpperCase() } },
  computed: {
    batch: refBeside(table, 'batchId', promoBatchesTable),
    talentList: computed(table, ['talentListId'], talentListBeside),
  },
  exported: {
    code: 'code',
    name: 'name',
    type: 'type',
    value: ['percent', 'maxDiscount', 'amount', 'days'],
    scope: 'appliesTo',
    audience: 'audience',
    window: ['startsAt', 'endsAt'],
    used: ['redeemedCount', 'reservedCount'],
    max: 'maxRedemptions',
    discountGiven: 'discountGiven',
    partner: 'partnerName',
    batch: 'batch',
    inState: 'stateChangedAt',
    state: 'state',
    createdAt: 'createdAt',
  },
  writing: {
    added(draft, { now }) {
      return {
        state: Date.parse(draft.startsAt) > Date.parse(now) ? ('scheduled' as const) : ('active' as const),
        searchKey: promoSearchKey([draft.code], draft),
        partnerKey: partnerKeyOf(draft),
      };
    },
    duplicates: { promo_codes_code: { path: 'code', code: 'promoCodeExists' } },
  },
  workflowBinding: {
    workflow: promoCodeWorkflow,
    input: promoCodeInput,
    effects: promoCodeEffects,
    notices: promoCodeNotices,
    undoable: { 'promoCode.pause': always, 'promoCode.resume': always },
  },
  refersTo: [
    { table: productsTable, where: targetsOf(table.onlyProducts) },
    { table: eventsTable, where: targetsOf(table.onlyEvents) },
    { table: examsTable, where: targetsOf(table.onlyExams) },
  ],
  timed: (now) => [
    { event: { type: 'promoCode.expire' }, where: and(running, isNotNull(table.endsAt), lte(table.endsAt, now)) },
    { event: { type: 'promoCode.start' }, where: and(eq(table.state, 'scheduled'), lte(table.startsAt, now)) },
    {
      event: { type: 'promoCode.exhaust' },
      where: and(inArray(table.state, ['active', 'paused']), sql`${table.redeemedCount} >= ${table.maxRedemptions}`),
    },
  ],
  seed: async () => (await import('./seed.ts')).promoCodesSeed,
});
