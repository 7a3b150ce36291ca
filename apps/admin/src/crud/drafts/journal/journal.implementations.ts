import { applyEntry } from '@diwan/machines/journal/apply-entry';
import { journalMachine } from '@diwan/machines/journal/journal.machine';
import { type Entry, nextEntry } from '@diwan/machines/journal/journal.types';
import { isPassing, problemOf } from '@diwan/machines/problem';
import { fromPromise } from 'xstate';
import { resourceClient } from '#crud/resource/resource-client.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { dropEntry, markRefused, readJournal } from './journal-store.ts';

/** The journal in a browser: its storage, and the endpoints of each resource; of several tabs one sends at a time. */
export const journal = journalMachine.provide({
  actors: {
    readEntries: fromPromise<readonly Entry[]>(() => readJournal()),
    sendNext: fromPromise<readonly Entry[]>(() => inTurn(sendNext)),
  },
});

async function sendNext(): Promise<readonly Entry[]> {
  // Read in one's turn: another tab may have sent it meanwhile.
  const next = nextEntry(await readJournal());
  if (!next) return readJournal();
  try {
    await applyEntry(next, resourceClient(next.resource as ResourceKey));
    await dropEntry(next);
  } catch (error) {
    if (isPassing(error) || problemOf(error).code === 'unauthenticated') throw error;
    await markRefused(next);
  }
  return readJournal();
}

function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request('journal', act) as Promise<T>) : act();
}
