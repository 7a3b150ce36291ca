import type { Conversation } from '@diwan/api-contract/resources/conversations';
import { offeredReasons } from '@diwan/api-contract/settings/reasons';
import { reasonsIn } from '@diwan/api-contract/settings/register';
import type { ConversationPriority, ParticipantType } from '@diwan/api-contract/values/records/conversation';
import type { conversationMachine } from '@diwan/machines/workflows/conversation/conversation.machine';
import type {
  ConversationInput,
  ConversationJudgement,
} from '@diwan/machines/workflows/conversation/conversation.workflow';
import { and, eq } from 'drizzle-orm';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { staff } from '#db/schema/identity.ts';
import { problemOf } from '#http/problems/problems.ts';
import { readSettings } from '#settings/read-settings.ts';
import { openOrderStates } from '../orders/open-orders.ts';
import { ordersTable as orders } from '../orders/table.ts';
import { participantsIn } from './participants.ts';
import { conversationsTable as table } from './table.ts';

type Conversing = Row<typeof table>;

/** What the workflow of a conversation names, carried out. */
export const conversationEffects: EffectHandlers<typeof table, typeof conversationMachine> = {
  async storeAssignee(_: Conversing, { assignee }: { assignee: string | null }, { tx }: Writer) {
    if (assignee === null) return { assignee: null };
    const { id, name } = staff;
    const [colleague] = await tx
      .select({ id, name })
      .from(staff)
      .where(and(eq(id, assignee), eq(staff.state, 'active')));
    if (!colleague) throw problemOf('invalid', { errors: [{ path: 'assignee', code: 'unknownReference' }] });
    return { assignee: colleague };
  },
  storePriority: (_: Conversing, { priority }: { priority: ConversationPriority }) => ({ priority }),
  storeLabels: (_: Conversing, { labels }: { labels: readonly string[] }) => ({
    labels: [...labels] as Conversation['labels'],
  }),
  storeFlag: ({ flags }: Conversing, { reason, note }: ConversationJudgement, { now, actor }: Writer) => ({
    isFlagged: true,
    flags: [...flags, { reason, note, by: actor.name, at: now }],
  }),
  clearFlags: () => ({ isFlagged: false, flags: [] }),
  storeBlock: ({ blocked }: Conversing, { participant }: { participant: ParticipantType }) => ({
    blocked: [...blocked, participant],
  }),
  clearBlock: ({ blocked }: Conversing, { participant }: { participant: ParticipantType }) => ({
    blocked: blocked.filter((each) => each !== participant),
  }),
  storeResponse: ({ firstResponseAt }: Conversing, _: unknown, { now }: Writer) => ({
    firstResponseAt: firstResponseAt ?? now,
  }),
  storeSnooze: (_: Conversing, { until }: { until: string }) => ({ snoozedUntil: until }),
  clearSnooze: () => ({ snoozedUntil: null }),
  storeResolution: (_: Conversing, __: unknown, { now }: Writer) => ({ resolvedAt: now }),
  clearResolution: () => ({ resolvedAt: null }),
};

/** What the workflow's rules look at, for several conversations at once. */
export const conversationInput = computed(
  table,
  ['isPrivate', 'assignee', 'isFlagged', 'seekerId', 'employerId', 'providerId', 'blocked', 'snoozedUntil', 'orderId'],
  async (rows, { tx, now }): Promise<ConversationInput[]> => {
    const offered = offeredReasons(reasonsIn(await readSettings(tx, now)));
    const about = await findNamed(
      tx,
      orders,
      { state: orders.state },
      rows.map(({ orderId }) => orderId),
    );
    const open = new Set<string | undefined>(openOrderStates);
    return rows.map((row) => ({
      now,
      offered,
      isPrivate: row.isPrivate,
      isAssigned: row.assignee !== null,
      isFlagged: row.isFlagged,
      participants: participantsIn(row),
      blocked: row.blocked,
      snoozedUntil: row.snoozedUntil,
      hasOpenOrder: open.has(about.get(row.orderId ?? '')?.state),
    }));
  },
);
