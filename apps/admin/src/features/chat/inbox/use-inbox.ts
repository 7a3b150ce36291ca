import type { Page } from '@diwan/api-contract/page';
import type { ConversationRow } from '@diwan/api-contract/resources/conversations';
import { channels } from '@diwan/api-contract/values/channels';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cache } from '#api/cache/cache.ts';
import { type Query, queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { callOf } from '#crud/resource/resource-client.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';

const channel = channels.resource('conversations');
const step = 50;
const most = 1000;
const patience = 400;

/** The conversations that somebody sees in the list, live: the one with the newest message first. */
export function useInbox(asked: Readonly<Record<string, string>>) {
  const [size, setSize] = useState(step);
  const question = JSON.stringify(asked);
  const last = useRef(question);
  useEffect(() => {
    if (last.current === question) return;
    last.current = question;
    setSize(step);
  }, [question]);
  const query = queryOf(callOf('conversations', 'list'), {
    query: { ...asked, sort: '-lastMessageAt', limit: String(size) },
  }) as unknown as Query<Page<ConversationRow>>;
  const { key } = query;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Many may write at once: the list is read again once for all of it.
  const refresh = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      cache.invalidate(key);
    }, patience);
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), [key]);
  useEffect(
    () => () => {
      timer.current = undefined;
    },
    [key],
  );
  useRealtime(channel, {
    'record.changed': refresh,
    'record.added': refresh,
    'message.added': refresh,
    'message.changed': refresh,
    'conversation.read': refresh,
  });
  useMissed(channel, refresh);
  const { value, problem, isLoading, hasFailed, refresh: retry } = useQueryInTurn(query);
  return {
    rows: value?.items ?? [],
    isEmpty: value !== null && value.items.length === 0,
    isLoading: isLoading && value === null,
    hasFailed: hasFailed && value === null,
    problem,
    retry,
    hasMore: value !== null && value.next !== null && size < most,
    more: () => setSize(Math.min(most, size + step)),
  };
}
