import type { Problem } from '@diwan/api-contract/problem';
import type { CheckedIn } from '@diwan/api-contract/resources/event-registrations';

/** A ticket that was shown at the door. */
export interface Scan {
  /** The key of its effect: sending it twice is sending it once. */
  id: string;
  eventId: string;
  ticket: string;
  /** Instant. */
  scannedAt: string;
}

/** What became of it: an answer, or the reason why there will be none. */
export interface SettledScan {
  scan: Scan;
  answer: CheckedIn | null;
  problem: Problem | null;
}

/** Written one way or another, a ticket is the same. */
export const ticketKey = (ticket: string): string => ticket.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
