import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import type { Outgoing, Refused } from '@diwan/machines/chat/outbox.types';
import type { TFunction } from 'i18next';

/** A message as it stands in a thread: as the server has it, or on its way there. */
export type Entry =
  | { key: string; at: string; message: Message; outgoing?: undefined }
  | { key: string; at: string; message?: undefined; outgoing: Outgoing; state: 'sending' | 'waiting' | 'failed' };

interface Sent {
  messages: readonly Message[];
  waiting?: readonly Outgoing[];
  refused?: readonly Refused[];
  isUnreachable?: boolean;
}

/** Everything that stands in a thread, in its order: what is on its way comes last, and nothing stands there twice. */
export function entriesOf({ messages, waiting = [], refused = [], isUnreachable = false }: Sent): Entry[] {
  const known = new Set(messages.map(({ id }) => id));
  const own = (outgoing: Outgoing, state: 'sending' | 'waiting' | 'failed'): Entry[] =>
    known.has(outgoing.id) ? [] : [{ key: outgoing.id, at: outgoing.writtenAt, outgoing, state }];
  return [
    ...messages.map(entryOf),
    ...refused.flatMap(({ message }) => own(message, 'failed')),
    ...waiting.flatMap((message, place) => own(message, isUnreachable || place > 0 ? 'waiting' : 'sending')),
  ];
}

const entries = new WeakMap<Message, Entry>();

/** The same as long as the message is: what comes beside it does not draw it anew. */
function entryOf(message: Message): Entry {
  const known = entries.get(message);
  if (known) return known;
  const entry = { key: message.id, at: message.at, message };
  entries.set(message, entry);
  return entry;
}

export const keyOf = ({ key }: Entry): string => key;

/** In Riyadh, which knows no summer time. */
const localOf = (at: string) => new Date(Date.parse(at) + 3 * 3_600_000).toISOString();
const dayOf = (at: string) => localOf(at).slice(0, 10);
/** `HH:MM`. */
export const clockOf = (at: string): string => localOf(at).slice(11, 16);

/** Whether another day begins with an entry. */
export const beginsDay = (entries: readonly Entry[], index: number): boolean =>
  index === 0 || dayOf(entries[index]!.at) !== dayOf(entries[index - 1]!.at);

const minute = 60_000;
const writerOf = ({ message, outgoing }: Entry) =>
  message ? `${message.sender.type} ${message.sender.id} ${message.isInternal}` : `own ${outgoing.isInternal}`;

/** Whether an entry goes on where the one before it ended: then nobody is named again. */
export const goesOn = (entries: readonly Entry[], index: number): boolean =>
  index > 0 &&
  !beginsDay(entries, index) &&
  writerOf(entries[index]!) === writerOf(entries[index - 1]!) &&
  Date.parse(entries[index]!.at) - Date.parse(entries[index - 1]!.at) < 5 * minute;

/** What a message says where only a line of it is shown; null of one that says nothing any more. */
export const wordsIn = (message: Message | undefined, t: TFunction<'chat'>): string | null =>
  message?.voice ? t('voice.title') : (message?.text ?? null);
