import type { FoundExpression } from './find-expressions.ts';
import { type Pump, worstInputs } from './worst-inputs.ts';

/** 50 ms for a megabyte on a machine that has nothing else to do; twenty times that on a slow one whose memory others use too. What is not linear takes minutes. */
export const bound = 20 * 50;
/** What is linear takes 1 ms for 8 KB. */
const early = 10;
export const megabyte = 1024 * 1024;

const inputOf = ({ before, repeated, after }: Pump, length: number) =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after;

/** Milliseconds of this thread's processor, which other programs of the machine can't lengthen; the best of three. */
export function cost(work: () => unknown, enough: number): number {
  let best = Infinity;
  for (let round = 0; round < 3 && best > enough && !(round > 0 && best > 5 * enough && best > bound); round += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** Everything that the expression finds in the text, where it is made for that. */
function search({ pattern }: FoundExpression, text: string): void {
  const expression = new RegExp(pattern.source, pattern.flags);
  if (expression.global) text.replace(expression, '');
  else expression.exec(text);
}

interface Slowest {
  isSlow: boolean;
  milliseconds: number;
  input: Pump;
  length: number;
}

/** Longer and longer, so that what grows faster than its input is seen before it stands still. */
export function slowest(expression: FoundExpression): Slowest {
  let worst: Slowest = { isSlow: false, milliseconds: 0, input: { before: '', repeated: 'a', after: '' }, length: 0 };
  const timed: { input: Pump; milliseconds: number }[] = [];
  for (const input of worstInputs(expression.pattern)) {
    for (const length of [22, 25, 28, 1024, 8 * 1024]) {
      const text = inputOf(input, length);
      const milliseconds = cost(() => search(expression, text), 0.5);
      if (length > 1024) timed.push({ input, milliseconds });
      if (milliseconds > early) return { isSlow: true, milliseconds, input, length };
    }
  }
  for (const { input } of timed.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 2)) {
    for (const length of [16 * 1024, 64 * 1024, 256 * 1024, megabyte]) {
      const text = inputOf(input, length);
      const milliseconds = cost(() => search(expression, text), bound);
      if (milliseconds > worst.milliseconds) worst = { isSlow: milliseconds > bound, milliseconds, input, length };
      if (worst.isSlow) return worst;
    }
  }
  return worst;
}
