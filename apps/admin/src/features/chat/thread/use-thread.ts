import type { Message, MessagePage } from '@diwan/api-contract/endpoints/chat/chat';
import { channels } from '@diwan/api-contract/values/channels';
import { threadMachine } from '@diwan/machines/chat/thread.machine';
import type { Wanted } from '@diwan/machines/chat/thread.types';
import { useCallback, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import { prefetched } from '#api/cache/prefetched.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';
import { newestPage } from './newest-page.ts';

const channel = channels.resource('conversations');
/** So long what was read ahead stands by itself: it is painted, and the next press is free, before anybody is asked. */
const settling = 150;

const machine = threadMachine.provide({
  actors: {
    fetchPage: fromPromise<MessagePage, Wanted>(({ input: { conversationId: id, before, after, limit }, signal }) => {
      if (before === undefined && after === undefined && limit === undefined) return cache.read(newestPage(id), signal);
      return expectBody(
        client.chat.messages({
          params: { id },
          query: {
            ...(before === undefined ? {} : { before: String(before) }),
            ...(after === undefined ? {} : { after: String(after) }),
            ...(limit === undefined ? {} : { limit: String(limit) }),
          },
          signal,
        }),
      );
    }),
  },
});

/** The messages of a conversation as its view sees them, live. */
export function useThread(conversationId: string) {
  const { user } = useSession();
  const own = user?.uid;
  const [known] = useState(() => prefetched(newestPage(conversationId)));
  const [snapshot, send] = useMachine(machine, { input: { conversationId, known } });
  useRealtime(channel, {
    'message.added': ({ conversation, seq }) => {
      if (conversation === conversationId) send({ type: 'message.announced', seq });
    },
    'message.changed': ({ conversation, seq }) => {
      if (conversation === conversationId) send({ type: 'message.altered', seq });
    },
    'conversation.typing': ({ conversation, by, name }) => {
      if (conversation === conversationId && by !== own) send({ type: 'colleague.typed', id: by, name });
    },
  });
  const isLoading = snapshot.hasTag('loading');
  useEffect(() => {
    if (!known) return;
    cache.take(newestPage(conversationId));
    // What came between reading ahead and opening was told to nobody.
    const timer = setTimeout(() => send({ type: 'connection.resumed' }), settling);
    return () => clearTimeout(timer);
  }, [known, conversationId, send]);
  useMissed(channel, () => send({ type: 'connection.resumed' }));
  const { messages, readSeq, typing, problem } = snapshot.context;
  return {
    messages,
    readSeq,
    typing,
    problem,
    isLoading,
    hasFailed: snapshot.hasTag('failed'),
    isLoadingOlder: snapshot.hasTag('loadingOlder'),
    hasOlder: (messages[0]?.seq ?? 1) > 1,
    older: useCallback(() => send({ type: 'older.wanted' }), [send]),
    retry: useCallback(() => send({ type: 'thread.retried' }), [send]),
    arrived: useCallback((message: Message) => send({ type: 'message.arrived', message }), [send]),
    altered: useCallback((seq: number) => send({ type: 'message.altered', seq }), [send]),
  };
}
export type OpenThread = ReturnType<typeof useThread>;
