import { plans } from '@diwan/api-contract/resources/plans';
import { planWorkflow } from '@diwan/machines/workflows/plan/plan.workflow';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import { computed, defineResource, oncePerBatch, type Reader } from '#crud/definition.ts';
import { atLeast, atMost, lastDayBefore } from '#crud/lists/clauses.ts';
import { choiceWords, hintOf, stateWords } from '#crud/lists/hint.ts';
import { problemOf } from '#http/problems/problems.ts';
import { planHas } from '../plan-features/plans-with.ts';
import { planFeaturesTable } from '../plan-features/table.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import { figuresOf } from './figures.ts';
import { planInput } from './input.ts';
import { planNotices } from './notices.ts';
import { plansTable as table } from './table.ts';
import { areSold, haveTermsChanged, keepTerms } from './versions.ts';

const always = () => true;
const foundBy = ({ name, code }: { name: { ar: string; en?: string | undefined }; code: string }) =>
  searchKeyOf([...inBoth(name), code]);
const figuresBeside = oncePerBatch((rows: { id: string }[], reader: Reader) =>
  figuresOf(
    rows.map(({ id }) => id),
    reader,
  ),
);

export const plansResource = defineResource({
  contract: plans,
  table,
  filters: {
    feature: (ids) => or(...ids.map(planHas)) ?? sql`true`,
    priceMin: atLeast(table.price),
    priceMax: atMost(table.price),
  },
  sorts: {
    sortOrder: table.sortOrder,
    name: table.nameAr,
    code: table.code,
    price: table.price,
    updatedAt: table.updatedAt,
    createdAt: table.createdAt,
  },
  label: ({ name }) => name,
  option: {
    where: eq(table.state, 'on_sale'),
    orderBy: table.sortOrder,
    async hints(rows) {
      const [audiences, states] = await Promise.all([
        choiceWords('plans', 'planAudience'),
        stateWords('plans', plans.workflow),
      ]);
      return rows.map(({ code, audience, state }) =>
        hintOf(code, audiences(audience), ...(state === 'on_sale' ? [] : [states(state)])),
      );
    },
  },
  unique: { code: { column: table.code, keyOf: (value) => value } },
  computed: {
    isSold: computed(table, ['id'], (rows, { tx }) =>
      areSold(
        rows.map(({ id }) => id),
        tx,
      ),
    ),
    subscribersCount: computed(table, ['id'], async (rows, reader) =>
      (await figuresBeside(rows, reader)).map(({ subscribersCount }) => subscribersCount),
    ),
    monthlyRevenue: computed(table, ['id'], async (rows, reader) =>
      (await figuresBeside(rows, reader)).map(({ monthlyRevenue }) => monthlyRevenue),
    ),
  },
  exported: {
    name: 'name',
    code: 'code',
    audience: 'audience',
    price: 'price',
    interval: ['interval', 'intervalCount'],
    features: 'featuresCount',
    subscribers: 'subscribersCount',
    monthlyRevenue: 'monthlyRevenue',
    termsVersion: 'termsVersion',
    sortOrder: 'sortOrder',
    inState: 'stateChangedAt',
    state: 'state',
    updatedAt: 'updatedAt',
  },
  writing: {
    added: (draft) => ({ state: 'draft' as const, searchKey: foundBy(draft) }),
    async edited(draft, before, writer) {
      const searchKey = foundBy(draft);
      const [isSold] = await areSold([before.id], writer.tx);
      if (draft.price === null && before.state !== 'draft')
        throw problemOf('invalid', { errors: [{ path: 'price', code: 'required' }] });
      const fixed = (['code', 'audience'] as const).filter((field) => draft[field] !== before[field]);
      if (isSold && fixed.length > 0)
        throw problemOf('invalid', { errors: fixed.map((path) => ({ path, code: 'planSold' })) });
      const after = { ...before, ...draft };
      const termsVersion = before.termsVersion + Number(isSold! && haveTermsChanged(before, after));
      await keepTerms({ ...after, termsVersion }, writer);
      return { searchKey, termsVersion };
    },
    duplicates: { plans_code: { path: 'code', code: 'planCodeTaken' } },
  },
  workflowBinding: {
    workflow: planWorkflow,
    input: planInput,
    effects: { storePublication: (_, __, { now }) => ({ publishedAt: now }) },
    notices: planNotices,
    undoable: { 'plan.hide': always, 'plan.returnToSale': always },
    async onChange(before, after, writer) {
      if (before === null && after !== null) await keepTerms(after, writer);
    },
  },
  refersTo: [
    {
      table: planFeaturesTable,
      // What was agreed before counts by it, too.
      where: (id) =>
        sql`(${planHas(id)} or exists (select from plan_versions v where v.plan_id = ${table.id} and v.terms -> 'features' @> jsonb_build_array(jsonb_build_object('featureId', ${id}::text))))`,
    },
    { table, where: (id) => sql`${table.upgradeTo} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))` },
  ],
  timed: (now) => [
    {
      event: { type: 'plan.endSale' },
      where: and(eq(table.state, 'on_sale'), lte(table.availableTo, lastDayBefore(now))),
    },
  ],
  seed: async () => (await import('./seed.ts')).plansSeed,
});
