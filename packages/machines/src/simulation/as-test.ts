import type { Simulation } from './simulate.ts';

export interface Tested {
  title: string;
  /** Of the machine, below this package's `src` and without the ending; the test is for its folder. */
  path: string;
  /** Where the machine and what it begins with come from. */
  imports: string;
  /** What is simulated, as an expression. */
  subject: string;
}

/** The source of a test that takes the same steps and expects the same state after each of them. */
export function asTest({ title, path, imports, subject }: Tested, { moments }: Simulation): string {
  const up = '../'.repeat(path.split('/').length - 1);
  const steps = moments.flatMap(({ step }) => (step ? [`    ${written(step)},`] : []));
  const values = moments.map(({ value }) => `    ${written(value)},`);
  return `import { expect, test } from 'vitest';
import { simulate } from '${up}simulation/simulate.ts';
${imports}

test(${written(title)}, () => {
  const { moments } = simulate(${subject}, [
${steps.join('\n')}
  ]);
  expect(moments.map(({ value }) => value)).toEqual([
${values.join('\n')}
  ]);
});
`;
}

/** As a literal of the language: JSON, but for what can't be said in it. */
function written(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
