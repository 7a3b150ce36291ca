import type { Outgoing } from '@diwan/machines/chat/outbox.types';
import { del, get, set, values } from 'idb-keyval';
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

/** What was written for a conversation and not sent, also before the page was loaded. */
export async function readDraft(conversationId: string): Promise<ComposerDraft | undefined> {
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
    void del(conversationId, drafts).catch(() => undefined);
    return;
  }
  lately.set(conversationId, draft);
  void set(conversationId, draft, drafts).catch(() => undefined);
}

/** What is known without waiting. */
export const knownDraft = (conversationId: string): ComposerDraft | undefined => lately.get(conversationId);
