import { staff } from '@diwan/api-contract/resources/staff';
import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { staffWorkflow } from '@diwan/machines/workflows/staff/staff.workflow';
import { and, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { daysAgo, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { staffLinks, staff as table } from '#db/schema/identity.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resealTotp } from '#identity/factors/totp.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';
import { staffSearchKey } from '#identity/staff/new-account.ts';
import { invite, keepAnotherAdmin, staffEffects, staffInput, staffNamed } from './effects.ts';
import { staffNotices } from './notices.ts';
import { workOf } from './work.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export const staffResource = defineResource({
  contract: staff,
  table,
  filters: {
    mfaOff: (isWanted) => (isWanted ? eq(table.mfa, 'off') : ne(table.mfa, 'off')),
    inactiveForDays: daysAgo(table.lastLoginAt),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, name: table.name, lastLoginAt: table.lastLoginAt },
  label: ({ name }) => ({ ar: name }),
  option: { where: and(eq(table.state, 'active'), isNotNull(table.role)), orderBy: table.name },
  computed: {
    sessions: computed(table, ['id'], async (rows, { tx, now }) => {
      const open = Map.groupBy(await openSessionsOf(tx, idsOf(rows), now), ({ staffId }) => staffId);
      return rows.map(({ id }) => open.get(id)?.length ?? 0);
    }),
    invitationEndsAt: computed(table, ['id'], async (rows, { tx, now }) => {
      const { staffId, expiresAt } = staffLinks;
      const links = await tx
        .select({ staffId, expiresAt })
        .from(staffLinks)
        .where(and(inArray(staffId, idsOf(rows)), eq(staffLinks.purpose, 'invitation'), gt(expiresAt, now)));
      return rows.map(({ id }) => links.find((link) => link.staffId === id)?.expiresAt ?? null);
    }),
    work: computed(table, ['id'], (rows, { tx }) => workOf(idsOf(rows), tx)),
  },
  exported: {
    name: ['name', 'title'],
    email: 'email',
    role: 'role',
    mfa: 'mfa',
    lastLoginAt: 'lastLoginAt',
    sessions: 'sessions',
    createdAt: 'createdAt',
    state: 'state',
  },
  keyed: { columns: {}, fill: async () => 0, reseal: resealTotp },
  writing: {
    added: (draft) => ({
      state: 'invited' as const,
      preferences: defaultPreferences,
      searchKey: staffSearchKey(draft),
    }),
    async edited(draft, before, { tx, actor }) {
      if (draft.role !== before.role) {
        if (before.id === actor.id) throw problemOf('refused', { reason: 'ownAccount' });
        await keepAnotherAdmin(before, tx);
      }
      return { searchKey: staffSearchKey(draft) };
    },
    duplicates: { staff_email_key: { path: 'email', code: 'emailTaken' } },
  },
  workflowBinding: {
    workflow: staffWorkflow,
    input: staffInput,
    named: staffNamed,
    effects: staffEffects,
    notices: staffNotices,
    onChange: async (before, after, writer) => {
      if (before === null && after !== null) await invite(after, writer);
    },
  },
});
