import type { Outgoing } from '@diwan/machines/chat/outbox.types';
import { del, get, set, values } from 'idb-keyval';
import { cache } from '#api/cache/cache.ts';
import { keepAnswer, keptAnswer } from '#api/cache/kept-answer.ts';
import { personalDatabase } from '#session/storage/personal-database.ts';

const name = 'chat';
const database = personalDatabase(name, ['outbox', 'drafts']);
const outbox = database.store('outbox');
const drafts = database.store('drafts');

/** Looking for something must not leave a database behind. */
async function isThere(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some((each) => each.name === name);
}

/** What this page alone knows of, because the browser keeps nothing, or no more. */
const unkept = new Map<string, Outgoing>();

/** What waits in this browser for a conversation. */
export async function readOutbox(conversationId: string): Promise<readonly Outgoing[]> {
  const kept = (await isThere()) ? await values<Outgoing>(outbox) : [];
  return [...kept, ...unkept.values()]
    .filter((message) => message.conversationId === conversationId)
    .sort((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));
}

/** Answers whether it outlives this page. */
export async function keepMessage(message: Outgoing): Promise<boolean> {
  try {
    await set(message.id, message, outbox);
    return true;
  } catch {
    unkept.set(message.id, message);
    return false;
  }
}

export async function forgetMessage(id: string): Promise<void> {
  unkept.delete(id);
  await del(id, outbox).catch(() => undefined);
}

/** What somebody has begun to write. */
export interface ComposerDraft {
  text: string;
  isInternal: boolean;
}

const lately = new Map<string, ComposerDraft>();
/** Not in the database yet: a page that goes meanwhile leaves them to the next one in its tab. */
const underWay = new Map<string, ComposerDraft>();
const leftName = 'chat.drafts';

// Whoever comes next must neither see nor send what another person has written.
cache.onClear(() => {
  for (const known of [unkept, lately, underWay]) known.clear();
});

function leaveToNextPage(): void {
  if (underWay.size > 0) keepAnswer(leftName, [...underWay]);
}
function takeFromLastPage(): void {
  const left = keptAnswer<[id: string, draft: ComposerDraft][]>(leftName);
  if (!left) return;
  sessionStorage.removeItem(leftName);
  for (const [id, draft] of left) keepDraft(id, draft);
}

/** What was written for a conversation and not sent, also before the page was loaded. */
export async function readDraft(conversationId: string): Promise<ComposerDraft | undefined> {
  takeFromLastPage();
  const known = lately.get(conversationId);
  if (known) return known;
  if (!(await isThere())) return undefined;
  return get<ComposerDraft>(conversationId, drafts);
}

/** Makes sure that the first letter finds the database open: a page that is left a moment later loses nothing. */
export const expectDraft = (): Promise<unknown> => get('', drafts).catch(() => undefined);

export function keepDraft(conversationId: string, draft: ComposerDraft): void {
  if (draft.text === '') {
    lately.delete(conversationId);
    underWay.delete(conversationId);
    void del(conversationId, drafts).catch(() => undefined);
    return;
  }
  lately.set(conversationId, draft);
  underWay.set(conversationId, draft);
  addEventListener('pagehide', leaveToNextPage);
  void set(conversationId, draft, drafts)
    .catch(() => undefined)
    .finally(() => {
      if (underWay.get(conversationId) === draft) underWay.delete(conversationId);
    });
}

/** What is known without waiting. */
export const knownDraft = (conversationId: string): ComposerDraft | undefined => lately.get(conversationId);
