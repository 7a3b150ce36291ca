import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import type { Colleague, Fetched, ThreadContext } from './thread.types.ts';

interface In {
  context: ThreadContext;
}

const lastIn = (messages: readonly Message[]) => messages.at(-1)?.seq ?? 0;

/** Messages with others after them: those alone that follow without a gap. */
function continued(messages: readonly Message[], more: readonly Message[]): readonly Message[] {
  const all = [...messages];
  for (const message of more) if (all.length === 0 || message.seq === lastIn(all) + 1) all.push(message);
  return all;
}

export const withNewest = ({ context }: In, { output: { items, lastSeq, readSeq } }: Fetched) => ({
  messages: items,
  lastSeq: Math.max(lastSeq, context.lastSeq),
  readSeq,
  problem: null,
});

export const withFollowing = ({ context }: In, { output: { items, lastSeq } }: Fetched) => ({
  messages: continued(context.messages, items),
  lastSeq: Math.max(lastSeq, context.lastSeq),
});

export const withArrived = ({ context }: In, { message }: { message: Message }) => ({
  messages: continued(context.messages, [message]),
  lastSeq: Math.max(context.lastSeq, message.seq),
});

export const withOlder = ({ context: { messages } }: In, { output: { items } }: Fetched) => {
  const first = messages[0]?.seq ?? 1;
  const older = items.filter(({ seq }) => seq < first);
  return { messages: lastIn(older) === first - 1 ? [...older, ...messages] : messages };
};

export const withAltered = ({ context: { messages, altered } }: In, { output: { items } }: Fetched) => ({
  altered: altered.slice(1),
  messages: messages.map((message) => items.find(({ id }) => id === message.id) ?? message),
});

export const withWriting = ({ context: { typing } }: In, { id, name }: Colleague) => ({
  typing: [...typing.filter((each) => each.id !== id), { id, name }],
});

/** The last message that stands here. */
export const lastShown = ({ messages }: ThreadContext): number => lastIn(messages);
