import type { Conversation } from '@diwan/api-contract/resources/conversations';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import type { recordFilesTable } from '#db/schema/files.ts';
import { applicationsSeed } from '#resources/applications/seed.ts';
import { employersSeed } from '#resources/employers/seed.ts';
import { jobPostsSeed } from '#resources/job-posts/seed.ts';
import { ordersSeed } from '#resources/orders/seed.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { ageOf, day, hour, makeId, recordNumber } from '#seeding/time.ts';
import type { messagesTable, readsTable } from '../parts-tables.ts';
import { type Script, scripts } from './scripts.ts';

export interface PlannedConversation {
  id: string;
  number: string;
  index: number;
  script: Script;
  parties: Partial<Record<ParticipantType, { id: string; number?: string; isErased?: boolean }>>;
  orderId: string | null;
  application: { id?: string } | null;
  jobPostId: string | null;
  state: Conversation['state'];
  /** How many of the script's lines were written. */
  length: number;
  createdAt: number;
  /** How long whoever answers takes. */
  pause: number;
}

export interface PlannedConversations {
  conversations: PlannedConversation[];
  messages: (typeof messagesTable.$inferInsert)[];
  reads: (typeof readsTable.$inferInsert)[];
  /** What was spoken. */
  files: (typeof recordFilesTable.$inferInsert)[];
}

interface Market {
  seekers: readonly PlannedSeeker[];
  employers: readonly { id: string; number: string }[];
  providers: readonly { id: string; number: string }[];
  orders: ReturnType<(typeof ordersSeed)['plan']>['orders'];
  applications: ReturnType<(typeof applicationsSeed)['plan']>['planned'];
  posts: ReturnType<(typeof jobPostsSeed)['plan']>;
  random: Random;
}

/** Whoever was merged into another record is that one. */
const whoIs = (seeker: PlannedSeeker) => (seeker.mergedInto ? { id: seeker.mergedInto } : seeker);

export function planConversations({ scale, seed, now, planOf }: Seeding): PlannedConversations {
  const random = createRandom(seed, 'conversations');
  const market: Market = {
    seekers: planOf(seekersSeed),
    employers: planOf(employersSeed),
    providers: planOf(providersSeed),
    orders: planOf(ordersSeed).orders,
    applications: planOf(applicationsSeed).planned,
    posts: planOf(jobPostsSeed).filter(({ publishedAt }) => publishedAt !== null),
    random,
  };
  const count = 3 * scripts.length + Math.ceil(260 * scale);
  const conversations = Array.from({ length: count }, (_, index): PlannedConversation => {
    const script = scripts[index % scripts.length]!;
    const about = aboutOf(script, market);
    const createdAt = Math.max(now - ageOf(index, count, 90 * day, random), about.since + hour / 2);
    const isRecent = createdAt > now - 3 * day;
    const length = isRecent ? random.int(1, script.lines.length) : script.lines.length;
    const pause = Math.min((2 + 40 * random.next()) * 60_000, (now - createdAt) / (length + 1));
    const { since: _since, ...parts } = about;
    return {
      id: makeId(createdAt, random),
      number: recordNumber('CNV', createdAt, index + 1),
      index,
      script,
      ...parts,
      state: stateOf(script, length, isRecent, random),
      length,
      createdAt,
      pause,
    };
  });
  return { conversations, messages: [], reads: [], files: [] };
}

function stateOf(script: Script, length: number, isRecent: boolean, random: Random): Conversation['state'] {
  const isOver = length === script.lines.length;
  if (script.isPrivate) return isOver && !isRecent && random.chance(0.3) ? 'archived' : 'pending';
  if (isOver && !isRecent) return random.chance(0.6) ? 'resolved' : 'archived';
  const [who] = script.lines.slice(0, length).findLast(([speaker]) => speaker !== 'note')!;
  if (isOver && random.chance(0.5)) return 'resolved';
  return random.chance(0.15) ? 'snoozed' : who === 'staff' ? 'pending' : 'open';
}

/** Who writes about what: of an order and an application those who have to do with it. */
function aboutOf({ about, who }: Script, { random, ...market }: Market) {
  const party = {
    seeker: () => whoIs(random.pick(market.seekers)),
    employer: () => random.pick(market.employers),
    provider: () => random.pick(market.providers),
  };
  const drawn: PlannedConversation['parties'] = Object.fromEntries(who.map((type) => [type, party[type]()]));
  const nothing = { orderId: null, application: null, jobPostId: null };
  if (about === 'order') {
    const type = who.includes('seeker') ? 'seeker' : 'employer';
    const order = random.pick(market.orders.filter(({ customer }) => customer.type === type));
    const { customer, provider } = order;
    const buyer = customer.type === 'seeker' ? whoIs(customer.of) : customer.of;
    const parties = { [type]: buyer, ...(who.includes('provider') ? { provider } : {}) };
    return { ...nothing, parties, orderId: order.id, since: order.createdAt };
  }
  if (about === 'application') {
    const application = random.pick(market.applications);
    return { ...nothing, parties: { seeker: whoIs(application.seeker) }, application, since: application.appliedAt };
  }
  if (about === 'jobPost') {
    const post = random.pick(market.posts);
    return { ...nothing, parties: { ...drawn, employer: post.employer }, jobPostId: post.id, since: post.createdAt };
  }
  return { ...nothing, parties: drawn, since: 0 };
}
