import { promoCodeUsers } from '@diwan/api-contract/resources/promo-code-users';
import { promoCodeUserWorkflow } from '@diwan/machines/workflows/promo-code-user/promo-code-user.workflow';
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { idIn, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable } from '../employers/table.ts';
import { hasPartner } from '../promo-codes/has-partner.ts';
import { nearlyExhausted } from '../promo-codes/nearly-exhausted.ts';
import { promoCodesTable as codes } from '../promo-codes/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';
import { countUse } from './count-use.ts';
import { promoCodeUserNotices } from './notices.ts';
import { promoCodeUsersTable as table } from './table.ts';
import { usersBeside } from './users-beside.ts';

/** Uses of the codes that something holds of. */
const whoseCode = (holds: SQL) => sql`${table.codeId} in (select ${codes.id} from ${codes} where ${holds})`;
const byUser = (type: 'seeker' | 'employer' | 'provider') => (ids: string[]) =>
  and(eq(table.userType, type), idIn(table.userId, ids))!;

export const promoCodeUsersResource = defineResource({
  contract: promoCodeUsers,
  table,
  filters: {
    seeker: byUser('seeker'),
    employer: byUser('employer'),
    provider: byUser('provider'),
    type: (types) => whoseCode(inArray(codes.type, types)),
    scope: (scopes) => whoseCode(inArray(codes.appliesTo, scopes)),
    partner: (name) => whoseCode(hasPartner(name)),
    batch: (batches) => whoseCode(idIn(codes.batchId, batches)),
    isNearlyExhausted: (isWanted) => (isWanted ? whoseCode(nearlyExhausted) : sql`not (${whoseCode(nearlyExhausted)})`),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, discount: table.discount },
  label: ({ refNumber }) => ({ ar: refNumber }),
  computed: {
    code: computed(table, ['codeId'], async (rows, { tx }) => {
      const ids = rows.map(({ codeId }) => codeId);
      const found = await findNamed(tx, codes, { code: codes.code }, ids);
      return ids.map((id) => ({ id, label: { ar: found.get(id)!.code } }));
    }),
    user: computed(table, ['userType', 'userId'], usersBeside),
  },
  exported: {
    code: 'code',
    user: ['user', 'userType'],
    ref: ['refNumber', 'refType'],
    amountBefore: 'amountBefore',
    discount: ['discount', 'freeDays'],
    channel: 'channel',
    createdAt: 'createdAt',
    redeemedAt: 'redeemedAt',
    inState: 'stateChangedAt',
    state: 'state',
  },
  workflowBinding: {
    workflow: promoCodeUserWorkflow,
    input: computed(table, ['codeId'], async (rows, { tx }) => {
      const { maxRedemptions, redeemedCount, reservedCount } = codes;
      const ids = rows.map(({ codeId }) => codeId);
      const found = await findNamed(tx, codes, { maxRedemptions, redeemedCount, reservedCount }, ids);
      return ids.map((id) => {
        const code = found.get(id)!;
        const used = code.redeemedCount + code.reservedCount;
        return { isCodeUsedUp: code.maxRedemptions !== null && used >= code.maxRedemptions };
      });
    }),
    effects: { storeRedemption: (_, __, { now }) => ({ redeemedAt: now }) },
    notices: promoCodeUserNotices,
    // Whoever takes the last use waits for whoever is about to.
    lockFirst: async ({ codeId }, { tx }) =>
      void (await tx.select({ id: codes.id }).from(codes).where(eq(codes.id, codeId)).for('no key update')),
    onChange: countUse,
  },
  // Whoever used a code is of one of these, and no foreign key says of which.
  refersTo: [seekersTable, employersTable, providersTable].map((other) => ({
    table: other,
    where: (id: string) => eq(table.userId, id),
    column: table.userId,
  })),
  timed: (now) => [
    {
      event: { type: 'promoCodeUser.release' },
      where: and(eq(table.state, 'reserved'), lte(table.reservedUntil, now)),
    },
  ],
  seed: async () => (await import('./seed.ts')).promoCodeUsersSeed,
});
