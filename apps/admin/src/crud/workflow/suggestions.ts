import { useEffect } from 'react';
import { createStore } from '#actors/store.ts';
import type { Values } from './event-payload.ts';

/** What an event's fields may begin with, by the record and the event; nothing of it is sent by itself. */
const suggested = createStore<ReadonlyMap<string, Values>>(new Map());
const keyOf = (id: string, event: string) => `${id} ${event}`;

/** Suggests what an event's fields begin with while the component is on screen. */
export function useSuggestion(id: string, event: string, values: Values): void {
  useEffect(() => {
    suggested.set(new Map([...suggested.read(), [keyOf(id, event), values]]));
    return () => suggested.set(new Map([...suggested.read()].filter(([key]) => key !== keyOf(id, event))));
  }, [id, event, values]);
}

export const suggestionFor = (id: string, event: string): Values => suggested.read().get(keyOf(id, event)) ?? {};
