import type { Outgoing } from '@diwan/machines/chat/outbox.types';
import { del, get, set, values } from 'idb-keyval';
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

/** What waits in this browser for a conversation; nothing where nothing can be kept. */
export async function readOutbox(conversationId: string): Promise<readonly Outgoing[]> {
  if (!(await isThere())) return [];
  const all = await values<Outgoing>(outbox);
  return all
    .filter((message) => message.conversationId === conversationId)
    .sort((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));
}

export const keepMessage = (message: Outgoing): Promise<void> =>
  set(message.id, message, outbox).catch(() => undefined);
export const forgetMessage = (id: string): Promise<void> => del(id, outbox).catch(() => undefined);

/** What somebody has begun to write. */
export interface ComposerDraft {
  text: string;
  isInternal: boolean;
}

const lately = new Map<string, ComposerDraft>();
/** Not in the database yet: a page that goes meanwhile leaves them to the next one in its tab. */
const underWay = new Map<string, ComposerDraft>();
const leftName = 'chat.drafts';

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
