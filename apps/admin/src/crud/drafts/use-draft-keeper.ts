import type { Kept, Save } from '@diwan/machines/edit/edit.types';
import { useEffect, useMemo } from 'react';
import { useSessionActor } from '#session/session-context.tsx';
import { serverTime } from '#session/token/server-clock.ts';
import type { ResourceKey } from '../resource/resource-types.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { type DraftOwner, dropDraft, findDraft, keepDraft, newDraftKey } from './draft-store.ts';
import { dropRefused, findRefused, findWaiting, onJournalChanged, queueSave } from './journal/journal-store.ts';
import { holdDraft } from './open-forms.ts';

/** What a form keeps of itself in this browser. */
export interface FormKeeping {
  find: () => Promise<Kept | null>;
  keep: (draft: Omit<Kept, 'savedAt'>) => void;
  drop: () => Promise<void>;
  /** Lets a save wait in this browser until the server can be reached. */
  queue: (save: Save) => Promise<void>;
  /** What of this record waits already. */
  waiting: () => Promise<Kept | null>;
}

const nothing: FormKeeping = {
  find: async () => null,
  keep: () => {},
  drop: async () => {},
  queue: () => Promise.reject(new Error('Nothing is kept of this form.')),
  waiting: async () => null,
};

/** Keeps a form of the person who is signed in; nothing where `resource` is null. `onRefused` is told when a save that waited needs a decision. */
export function useDraftKeeper(resource: ResourceKey | null, id: string | null, onRefused: () => void): FormKeeping {
  const session = useSessionActor();
  const keeper = useMemo(() => {
    const { session: held } = session.getSnapshot().context;
    return resource && held ? keepingOf({ owner: held.user.uid, resource, id }, held.serverOffset) : null;
  }, [session, resource, id]);
  useEffect(() => () => keeper?.stop(), [keeper]);
  useEffect(() => {
    if (!resource) return;
    return onJournalChanged(() => void findRefused({ resource, id }).then((refused) => refused && onRefused()));
  }, [resource, id, onRefused]);
  return keeper ?? nothing;
}

function keepingOf(subject: DraftOwner, serverOffset: number): FormKeeping & Pick<DraftKeeper, 'stop'> {
  const key = newDraftKey(subject);
  const now = () => new Date(serverTime(serverOffset)).toISOString();
  let release: (() => void) | null = null;
  let leaveFound: (() => Promise<void>) | null = null;
  // What was found stays where it was until this form has taken it up or left it.
  const settle = async () => {
    await leaveFound?.();
    leaveFound = null;
  };
  const storage = {
    put: async (kept: Kept) => {
      await keepDraft(subject, key, kept);
      await settle();
    },
    clear: async () => {
      await dropDraft(key);
      await settle();
    },
  };
  const keeper = createDraftKeeper(storage, now);
  const letGo = () => {
    release?.();
    release = null;
  };
  return {
    ...keeper,
    keep(draft) {
      release ??= holdDraft(key);
      keeper.keep(draft);
    },
    stop() {
      keeper.stop();
      letGo();
    },
    async drop() {
      await keeper.drop();
      letGo();
    },
    async find() {
      const found = await findDraft(subject);
      const refused = found ? null : await findRefused(subject);
      leaveFound = found ? () => dropDraft(found.key) : refused && (() => dropRefused(subject));
      return found?.kept ?? refused;
    },
    queue: (save) => queueSave(subject, save, now()),
    waiting: () => findWaiting(subject),
  };
}
