import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import { savedViewsMachine, type ViewChange } from '@diwan/machines/saved-views/saved-views.machine';
import { toasts } from '@diwan/ui';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { pathOf } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';

interface Options {
  /** Whether somebody looks at them. */
  isShown: boolean;
  onDone: () => void;
}

/** The saved views of the resource's list, read each time when they are looked at. */
export function useSavedViews({ isShown, onDone }: Options) {
  const { resource, t } = useResource();
  const path = pathOf(resource.key) as SavedView['resource'];
  const query = queryOf(client.savedViews.list, { query: { resource: path } });
  const { value, isLoading, hasFailed } = useQuery(isShown ? query : null);
  const { key } = query;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const machine = useMemo(() => {
    // oxlint-disable-next-line react/refs -- the machine's action reads it when a change is done, never while rendering
    return savedViewsMachine.provide({
      actors: {
        sendChange: fromPromise<unknown, { change: ViewChange; key: string }>(({ input }) =>
          sendChange(input.change, input.key, path),
        ),
      },
      actions: {
        announceChange: (_, { change }) => {
          cache.invalidate(key);
          toasts.show({ tone: 'positive', title: t(`views:done.${change.kind}`) });
          done.current();
        },
        // What is true now is no longer what was shown when the change was refused.
        announceDismissal: () => cache.invalidate(key),
      },
    });
  }, [path, key, t]);
  const [snapshot, send] = useMachine(machine);
  const { change, problem } = snapshot.context;
  return {
    views: value ?? [],
    isReading: isLoading,
    isUnreadable: hasFailed,
    /** Why the last change was refused; it stays until it is dismissed or tried again. */
    refusal: snapshot.matches('refused') ? problem : null,
    /** What is being done, or was refused. */
    change,
    isChanging: snapshot.matches('changing'),
    refresh: () => cache.invalidate(key),
    apply: (wish: ViewChange) => send({ type: 'views.changed', change: wish }),
    dismiss: () => send({ type: 'views.dismissed' }),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;

function sendChange(change: ViewChange, idempotencyKey: string, resource: SavedView['resource']): Promise<unknown> {
  if (change.kind === 'add')
    return expectBody(client.savedViews.add({ body: { ...change.draft, resource }, idempotencyKey }));
  const { id, version } = change.view;
  return change.kind === 'edit'
    ? expectBody(client.savedViews.edit({ params: { id }, version, body: change.draft }))
    : expectBody(client.savedViews.remove({ params: { id }, version }));
}
