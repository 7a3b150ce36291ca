import { type Handlers, json } from './fake-network.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString().replace('Z', '000Z');
const actor = { type: 'system', id: 'system', name: 'Diwan' };
const event = (type: string, refusal?: string) => ({
  type: `jobPost.${type}`,
  isAvailable: refusal === undefined,
  isUndoable: true,
  ...(refusal ? { reason: refusal } : {}),
});

interface Waiting {
  ar: string;
  en: string;
  /** Why it can't be approved. */
  refusal?: string;
  /** Its title unless given. */
  description?: { ar: string; en: string };
}

/** A job post that waits for staff, with as much in it as a screen needs. */
export function waitingPost(index: number, { ar, en, refusal, description = { ar, en } }: Waiting) {
  return {
    id: `0190a000-0000-7000-8000-00000000000${index}`,
    version: 1,
    number: `JOB-00${index}`,
    state: 'pending_review',
    stateChangedAt: ago(120 - 30 * index),
    createdAt: ago(200),
    updatedAt: ago(120),
    createdBy: actor,
    updatedBy: actor,
    availableEvents: [event('approve', refusal), event('requestChanges'), event('reject')],
    title: { ar, en },
    employerId: null,
    description: { ar: `<p>${description.ar}</p>`, en: `<p>${description.en}</p>` },
    viewsCount: 0,
    filled: 0,
    openings: 2,
    publishedAt: null,
    extensionsCount: 0,
    employmentTypes: [],
    locations: [],
    skills: [],
    skillRefs: [],
    languages: [],
    benefits: [],
    questions: [],
  };
}

export type WaitingPost = ReturnType<typeof waitingPost>;

/** A queue of job posts as a server keeps it: what is decided leaves it, what is undone is back. */
export function queueOf(posts: readonly WaitingPost[]) {
  const now = new Map(posts.map((post) => [post.id, post]));
  const path = '/api/v1/job-posts';
  const waiting = () => [...now.values()].filter(({ state }) => state === 'pending_review');
  const move = (id: string, state: string) => {
    const post = now.get(id)!;
    now.set(id, { ...post, state, version: post.version + 1 });
    return json(now.get(id));
  };
  const states: Readonly<Record<string, string>> = { approve: 'published', requestChanges: 'changes_requested' };
  const handlers: Handlers = {
    [`GET ${path}`]: ({ query }) => {
      const ids = query.get('ids')?.split(',');
      const items = ids ? waiting().filter(({ id }) => ids.includes(id)) : waiting();
      return json({ items, next: null, previous: null });
    },
    [`GET ${path}/counts`]: () => {
      const count = { value: waiting().length, isCapped: false };
      return json({ total: count, byState: { pending_review: count } });
    },
  };
  for (const { id } of posts) {
    handlers[`GET ${path}/${id}`] = () => json(now.get(id));
    handlers[`GET ${path}/${id}/hints`] = () => json({ pay: null, duplicates: [] });
    handlers[`POST ${path}/${id}/events`] = ({ body }) => {
      const { type } = body as { type: string };
      return move(id, states[type.replace('jobPost.', '')] ?? 'rejected');
    };
    handlers[`POST ${path}/${id}/undo`] = () => move(id, 'pending_review');
  }
  return handlers;
}
