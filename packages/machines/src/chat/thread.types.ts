import type { Message, MessagePage } from '@diwan/api-contract/endpoints/chat/chat';
import type { Problem } from '@diwan/api-contract/problem';

/** Which messages are asked for: the newest where it says nothing. */
export interface Wanted {
  conversationId: string;
  before?: number;
  after?: number;
  limit?: number;
}

export interface Colleague {
  id: string;
  name: string;
}

export interface ThreadInput {
  conversationId: string;
  /** Its newest messages as they were read a moment ago, for whoever opens it. */
  known?: MessagePage | null;
}

export interface ThreadContext {
  conversationId: string;
  /** In their order, each number once, without a gap. */
  messages: readonly Message[];
  /** The last number that is known to be there. */
  lastSeq: number;
  /** The last that was known when the page that is on its way was asked for. */
  askedSeq: number;
  /** How far whoever looks had read when it was opened. */
  readSeq: number;
  /** Numbers of messages that are not any more as they stand here. */
  altered: readonly number[];
  /** Who else is writing. */
  typing: readonly Colleague[];
  problem: Problem | null;
}

export interface Fetched {
  output: MessagePage;
}
