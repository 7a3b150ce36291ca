import { type Conversation, conversations as contract } from '@diwan/api-contract/resources/conversations';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { recordFilesTable } from '#db/schema/files.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, hour, instant, makeId } from '#seeding/time.ts';
import { secondsOf, type VoiceName, voiceOf } from '#seeding/voices/voices.ts';
import { excerptOf } from './messages/excerpt.ts';
import { messagesTable, readsTable } from './parts-tables.ts';
import { conversationKeys } from './search-key.ts';
import { type PlannedConversation, type PlannedConversations, planConversations } from './seed/plan.ts';

export const conversationsSeed: Seed<PlannedConversations> = {
  plan: planConversations,
  rows: conversationRows,
  attached: ({ messages, reads, files }) => [
    [recordFilesTable, files],
    [messagesTable, messages],
    [readsTable, reads],
  ],
  notifications: ({ conversations }) =>
    conversations
      .filter(({ script, index }) => script.flag && index % 2 === 0)
      .slice(-2)
      .map(({ id, script, createdAt }) => ({
        kind: 'conversationFlagged',
        ref: { resource: 'conversations', id, label: { ar: script.subject } },
        at: createdAt,
      })),
};

interface Written {
  at: number;
  by: ParticipantType | 'staff';
  text: string;
  voice: VoiceName | null;
  isInternal: boolean;
}

function* conversationRows(plan: PlannedConversations, seeding: Seeding) {
  const { seed, now, staff } = seeding;
  const random = createRandom(seed, 'conversations.details');
  const colleagues = staffActors.filter(({ id }) => staff.includes(id));
  for (const conversation of plan.conversations) {
    const { id, number, script, parties, state, createdAt } = conversation;
    const answering = colleagues.length > 0 ? random.pick(colleagues) : null;
    const written = writtenIn(conversation);
    const said = written.filter(({ isInternal }) => !isInternal);
    const last = said.at(-1)!;
    const isHidden = Object.values(parties).some(({ isErased }) => isErased);
    keepMessages(plan, { conversation, written, answering, isHidden }, seeding, random);

    const firstAnswer = said.find(({ by }) => by === 'staff');
    const changedAt = Math.min(now, last.at + (state === 'resolved' || state === 'archived' ? hour : 0));
    const [first] = script.who;
    const begunBy: ActorRef = { type: first!, id: parties[first!]!.id, name: parties[first!]!.number ?? first! };
    const flags = flagsOf(conversation, answering, random);
    const isOver = state === 'resolved' || state === 'archived';
    yield {
      id,
      number,
      version: state === 'open' ? 1 : 2,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: begunBy,
      updatedBy: answering ?? theSystem,
      searchKey: conversationKeys({ number, subject: script.subject }),
      state,
      kind: script.kind,
      subject: script.subject,
      seekerId: parties.seeker?.id ?? null,
      employerId: parties.employer?.id ?? null,
      providerId: parties.provider?.id ?? null,
      orderId: conversation.orderId,
      applicationId: conversation.application?.id ?? null,
      jobPostId: conversation.jobPostId,
      isPrivate: script.isPrivate ?? false,
      language: script.language ?? 'ar',
      priority: script.priority,
      labels: script.labels,
      blocked: flags.length > 0 && random.chance(0.6) ? [random.pick(script.who)] : [],
      assignee:
        answering && !script.isPrivate && (firstAnswer || random.chance(0.3))
          ? { id: answering.id, name: answering.name }
          : null,
      lastSeq: written.length,
      lastMessageAt: instant(last.at),
      lastMessageBy: last.by,
      lastExcerpt: isHidden ? null : excerptOf(last.text),
      unreadCount: state === 'open' ? trailing(said) : 0,
      firstResponseAt: firstAnswer ? instant(firstAnswer.at) : null,
      resolvedAt: isOver ? instant(changedAt) : null,
      snoozedUntil: state === 'snoozed' ? instant(now + (1 + 5 * random.next()) * day) : null,
      isFlagged: flags.length > 0,
      flags,
    };
  }
}

/** How many at the end no member of staff has written. */
const trailing = (said: readonly Written[]) => said.length - 1 - said.findLastIndex(({ by }) => by === 'staff');

function writtenIn({ script, length, createdAt, pause }: PlannedConversation): Written[] {
  return script.lines.slice(0, length).map(([who, text, voice = null], place) => ({
    at: createdAt + place * pause,
    by: who === 'note' ? 'staff' : who,
    text: voice ? '' : text,
    voice,
    isInternal: who === 'note',
  }));
}

interface Kept {
  conversation: PlannedConversation;
  written: readonly Written[];
  answering: ActorRef | null;
  /** Somebody who takes part is known no more. */
  isHidden: boolean;
}

function keepMessages(plan: PlannedConversations, kept: Kept, { keep }: Seeding, random: Random): void {
  const { conversation, written, answering, isHidden } = kept;
  const { id: conversationId, script, parties } = conversation;
  const colleague = answering ?? staffActors[0]!;
  for (const [place, { at, by, text, voice, isInternal }] of written.entries()) {
    const isGone = isHidden && by !== 'staff';
    const voiceId = voice && !isGone ? makeId(at, random) : null;
    if (voice && voiceId && by !== 'staff')
      plan.files.push({
        id: voiceId,
        resource: contract.path,
        recordId: conversationId,
        ...keep(voiceOf(voice), at),
        name: 'voice-note.ogg',
        kind: 'ogg',
        scan: 'unscanned',
        author: { type: by, id: parties[by]!.id, name: parties[by]!.number ?? by },
        createdAt: instant(at),
      });
    plan.messages.push({
      id: makeId(at, random),
      conversationId,
      seq: place + 1,
      senderType: by,
      staffId: by === 'staff' ? colleague.id : null,
      staffName: by === 'staff' ? colleague.name : null,
      text: isGone ? null : text,
      voiceId,
      voiceSeconds: voice && voiceId ? secondsOf(voice) : null,
      at: instant(at),
      isInternal,
      isRedacted: isGone,
    });
  }
  for (const type of script.who) {
    const own = written.findLastIndex(({ by }) => by === type) + 1;
    if (own > 0)
      plan.reads.push({
        conversationId,
        reader: type,
        readSeq: own,
        gotSeq: written.length,
        readAt: instant(written[own - 1]!.at),
      });
  }
}

function flagsOf(
  { script, createdAt }: PlannedConversation,
  answering: ActorRef | null,
  random: Random,
): Conversation['flags'] {
  if (!script.flag || random.chance(0.5)) return [];
  const by = answering?.name ?? theSystem.name;
  return [{ reason: script.flag, note: null, by, at: instant(createdAt + random.next() * hour) }];
}
