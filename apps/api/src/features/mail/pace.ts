const firstPause = 5_000;
const longestPause = 300_000;

/** How fast one process asks the mail server, and how long it leaves one alone that can't be reached. */
export function createPace(
  perMinute: number,
  rest: (milliseconds: number) => Promise<unknown>,
  say: (line: string) => void,
) {
  const interval = 60_000 / perMinute;
  let next = 0;
  let failures = 0;

  return {
    /** Waits until the next mail may leave. */
    async turn(): Promise<void> {
      const now = performance.now();
      const at = Math.max(now, next);
      next = at + interval;
      if (at > now) await rest(at - now);
    },
    /** Whether the server could be reached: after each time that it could not, everybody waits longer. */
    heard(wasReached: boolean): void {
      if (wasReached) {
        if (failures > 0) say('The mail server can be reached again.');
        failures = 0;
        return;
      }
      if (failures === 0) say('The mail server cannot be reached; mails wait until it can. Check SMTP_URL.');
      failures += 1;
      next = Math.max(next, performance.now() + Math.min(longestPause, firstPause * 2 ** Math.min(failures - 1, 10)));
    },
  };
}
