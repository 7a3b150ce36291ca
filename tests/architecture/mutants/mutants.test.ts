import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree } from './copy-tree.ts';
import { judgeIn } from './judge.ts';
import { change, type Mutant, mutantsOf } from './mutants.ts';

const isLong = Boolean(process.env.TEST_LONG);
const mutants = mutantsOf(process.cwd());
/** The others take minutes. */
const isSample = ({ path }: Mutant) => change.registers.includes(path) && path.startsWith('packages/');
const chosen = isLong ? mutants : mutants.filter(isSample);
let judge: ReturnType<typeof judgeIn>;
beforeAll(() => {
  judge = judgeIn(copyTree(process.cwd()), { isQuick: !isLong });
});
afterAll(() => judge.close());

test('there are mutants enough, and nothing is found where nothing is missing', { timeout: 600_000 }, () => {
  expect(mutants.length).toBeGreaterThanOrEqual(25);
  expect(judge.findFault()).toBeNull();
});

test.each(chosen.map((mutant) => [`${mutant.path} without ${mutant.without}`, mutant] as const))(
  '%s is found',
  { timeout: 600_000 },
  (_, mutant) => expect(judge.judge(mutant)).toMatch(/^(compiler|test): /),
);
