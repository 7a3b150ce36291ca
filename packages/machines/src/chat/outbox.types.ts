import type { Problem } from '@diwan/api-contract/problem';

/** A message that the server has not answered yet. */
export interface Outgoing {
  /** Also the id of the message: sending it twice is sending it once. */
  id: string;
  conversationId: string;
  text: string;
  isInternal: boolean;
  replyTo: number | null;
  attachments: readonly { id: string; name: string }[];
  /** Instant. */
  writtenAt: string;
}

/** A message that the server has refused for good, and why. */
export interface Refused {
  message: Outgoing;
  problem: Problem;
}
