import type { Kept, Save } from '@diwan/machines/edit/edit.types';
import { useEffect, useMemo } from 'react';
import { serverTime } from '#session/server-clock.ts';
import { useSessionActor } from '#session/session-context.tsx';
import { dropRefused, findRefused, findWaiting, onJournalChanged, queueSave } from '../journal/journal-store.ts';
import type { ResourceKey } from '../resource-types.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { type DraftPlace, dropDraft, findDraft, keepDraft } from './draft-store.ts';

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

function keepingOf(place: DraftPlace, serverOffset: number): FormKeeping & Pick<DraftKeeper, 'stop'> {
  const now = () => new Date(serverTime(serverOffset)).toISOString();
  // What was refused stays in the journal until this form has taken it up or left it.
  let hasFoundRefused = false;
  const settle = async () => {
    if (hasFoundRefused) await dropRefused(place);
    hasFoundRefused = false;
  };
  const shelf = {
    put: async (kept: Kept) => {
      await keepDraft(place, kept);
      await settle();
    },
    clear: async () => {
      await dropDraft(place);
      await settle();
    },
  };
  return {
    ...createDraftKeeper(shelf, now),
    async find() {
      const kept = await findDraft(place);
      const refused = kept ? null : await findRefused(place);
      hasFoundRefused = refused !== null;
      return kept ?? refused;
    },
    queue: (save) => queueSave(place, save, now()),
    waiting: () => findWaiting(place),
  };
}
