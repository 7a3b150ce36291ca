export interface ClockSources {
  /** The time of day, which may be set by somebody. */
  wall?: () => number;
  /** Time that passes, whatever the time of day is set to. */
  passing?: () => number;
  say?: (line: string) => void;
}

/** The time of day is taken as it is for as long as it is no further away than this. */
const tolerance = 5_000;
/** How much faster or slower than usual the time goes until it agrees with the time of day again. */
const slew = 0.1;

/**
 * The time, which never jumps: when the machine's clock is set by an hour, sessions and tokens must not all be over, nor
 * last an hour more. The difference is made good slowly, a tenth of a second each second.
 */
export function steadyClock({
  wall = Date.now,
  passing = () => performance.now(),
  say = () => {},
}: ClockSources = {}): () => Date {
  let time = wall();
  let at = passing();
  let isApart = false;
  return () => {
    const now = passing();
    const passed = now - at;
    at = now;
    time += passed;
    const gap = wall() - time;
    if (Math.abs(gap) <= tolerance) time += gap;
    else time += Math.sign(gap) * Math.min(Math.abs(gap), passed * slew);
    if (Math.abs(gap) > tolerance !== isApart) {
      isApart = !isApart;
      say(
        isApart
          ? `The machine's clock was set by ${Math.round(gap / 1000)} s; sessions go on as if it had not, and follow it slowly.`
          : "The machine's clock has been caught up with.",
      );
    }
    return new Date(time);
  };
}
