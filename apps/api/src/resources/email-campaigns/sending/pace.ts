/** The shortest time between two batches of one campaign. */
const shortestSeconds = 3;

/** How many mails of a campaign go into the outbox at once, and how long after these the next ones do. */
export function paceOf(perMinute: number): { size: number; seconds: number } {
  const size = Math.ceil((perMinute * shortestSeconds) / 60);
  return { size, seconds: (size * 60) / perMinute };
}
