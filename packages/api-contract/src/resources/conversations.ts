import { z } from 'zod';
import { choice, choices, prose, reasonOf, reference } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import { id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { reasonCode } from '../settings/reasons.ts';
import {
  conversationKinds,
  conversationLabels,
  conversationPriorities,
  conversationStates,
  participantTypes,
} from '../values/records/conversation.ts';
import { languages } from '../values/staff.ts';

/** What a conversation is about and who takes part; staff read it, and change it by events. */
const draft = z.strictObject({
  kind: choice(conversationKinds, 'conversationKind'),
  subject: text().max(120).nullable(),
  /** Between users alone: whoever of staff opens it says why. */
  isPrivate: z.boolean(),
  language: choice(languages, 'mailLanguage'),
  priority: choice(conversationPriorities, 'conversationPriority'),
  labels: choices(conversationLabels, 'conversationLabel'),
});

/** Somebody who takes part besides staff. */
export const participant = picturedRef.extend({ type: z.enum(participantTypes) });
export type Participant = z.output<typeof participant>;

/** What staff have found wrong with a conversation. */
export const conversationFlag = z.strictObject({
  reason: reasonCode(),
  note: z.string().nullable(),
  by: z.string(),
  at: instant,
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(conversationStates),
  /** Whose it is, and what it is about. */
  seekerId: id.nullable(),
  employerId: id.nullable(),
  providerId: id.nullable(),
  orderId: id.nullable(),
  applicationId: id.nullable(),
  jobPostId: id.nullable(),
  participants: z.array(participant),
  /** How far each has read, and when they last did. */
  reads: z.array(z.strictObject({ type: z.enum(participantTypes), seq: z.int(), at: instant.nullable() })),
  /** Whose messages are refused. */
  blocked: z.array(z.enum(participantTypes)),
  /** What it is about, whichever kind it is. */
  about: ref.extend({ resource: z.enum(['orders', 'applications', 'jobPosts']) }).nullable(),
  assignee: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** How many messages it has had; each has its number, without a gap. */
  lastSeq: z.int(),
  lastMessageAt: instant,
  /** Who has written last, and how that begins; between users nobody reads that beside. */
  lastMessage: z
    .strictObject({ by: z.enum([...participantTypes, 'staff']), excerpt: z.string().nullable() })
    .nullable(),
  /** What users have written since any of staff has read it. */
  unreadCount: z.int(),
  firstResponseAt: instant.nullable(),
  resolvedAt: instant.nullable(),
  snoozedUntil: instant.nullable(),
  isFlagged: z.boolean(),
  flags: z.array(conversationFlag),
});

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;
const judgement = { reason: reasonOf('conversationReasons'), ...noted } as const;
const whom = choice(participantTypes, 'participant');

export const conversations = {
  path: 'conversations',
  screen: '/chat_users/list',
  about: 'What staff and users, and users among themselves, write to each other.',
  workflow: 'conversation',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    kind: true,
    subject: true,
    participants: true,
    assignee: true,
    priority: true,
    lastMessageAt: true,
    lastMessage: true,
    unreadCount: true,
    isFlagged: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(conversationStates)),
    kind: many(z.enum(conversationKinds)),
    assignee: many(id),
    priority: many(z.enum(conversationPriorities)),
    labels: many(z.enum(conversationLabels)),
    isUnread: flag,
    isFlagged: flag,
    isPrivate: flag,
    seeker: many(id),
    employer: many(id),
    provider: many(id),
    order: many(id),
    isOverdue: flag,
  },
  sorts: ['lastMessageAt', 'createdAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('conversation.assign'), assignee: reference('staff') }),
    z.strictObject({ type: z.literal('conversation.unassign') }),
    z.strictObject({ type: z.literal('conversation.snooze'), until: instant }),
    z.strictObject({ type: z.literal('conversation.resolve') }),
    z.strictObject({ type: z.literal('conversation.reopen') }),
    z.strictObject({ type: z.literal('conversation.archive') }),
    z.strictObject({
      type: z.literal('conversation.prioritise'),
      priority: choice(conversationPriorities, 'conversationPriority'),
    }),
    z.strictObject({
      type: z.literal('conversation.label'),
      labels: choices(conversationLabels, 'conversationLabel'),
    }),
    z.strictObject({ type: z.literal('conversation.flag'), ...judgement }),
    z.strictObject({ type: z.literal('conversation.clearFlags') }),
    z.strictObject({ type: z.literal('conversation.blockParticipant'), participant: whom, ...judgement }),
    z.strictObject({ type: z.literal('conversation.unblockParticipant'), participant: whom }),
  ]),
  may: { read: 'people.read', write: 'chat.answer', send: 'chat.answer', export: 'export.pii' },
  searchRank: 10,
  work: { queue: 'unansweredChats', state: 'open', days: 1, isListed: true },
} as const;

export type Conversation = z.output<typeof conversations.record>;
export type ConversationRow = z.output<typeof conversations.row>;
export type ConversationEvent = z.output<typeof conversations.events>;
