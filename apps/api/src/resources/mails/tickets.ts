import type { Sealing } from '#keys/sealing.ts';

const validSeconds = 60;

/** Lets a frame, which can carry no token, show one mail for a minute to whoever was just let to read it. */
export function createTickets(sealing: Sealing, clock: () => Date) {
  return {
    issue: (mailId: string): string =>
      sealing.seal(`mail ${mailId} ${clock().getTime() + validSeconds * 1_000}`).toString('base64url'),
    /** The mail of a ticket of ours that is still valid. */
    read(ticket: string): string | null {
      const [purpose, mailId, until] = opened(sealing, ticket)?.split(' ') ?? [];
      return purpose === 'mail' && Number(until) > clock().getTime() ? mailId! : null;
    },
  };
}

function opened(sealing: Sealing, ticket: string): string | null {
  try {
    return sealing.open(Buffer.from(ticket, 'base64url'));
  } catch {
    return null;
  }
}
