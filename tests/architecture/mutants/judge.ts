import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, type Mutant } from './mutants.ts';

const [contract, , , resource, seed, screens] = change.files;
const [contracts, resources, allScreens, english, arabic] = change.registers;
/** What is compiled, the small before the large: what a part of the product refuses, the whole refuses. */
const programs = [
  [contract, contracts],
  [english, arabic],
  [resource, seed],
  [screens, 'apps/admin/src/vite-env.d.ts'],
  [resources],
  [
    allScreens,
    'apps/admin/src/app/routes/screen-paths.ts',
    'apps/admin/src/vite-env.d.ts',
    'packages/diagrams/src/elk-worker.d.ts',
  ],
];

const tests = [
  ['--project=unit', 'packages/messages/src/every-resource.test.ts', 'packages/messages/src/every-message.test.ts'],
  [
    '--project=ui',
    ...['word.test.ts', 'row.test.tsx', 'form.test.ts'].map((name) => `apps/admin/src/app/every-${name}`),
  ],
  ['--project=api', 'apps/api/src/crud/every-table.test.ts'],
  ['--project=api', 'apps/api/src/crud/every-resource.test.ts', 'apps/api/src/crud/lists/every-row.test.ts'],
];

/** What a message may call a file; migrations are known by their names. */
const names = [...change.files, ...change.registers].map((path) => path.replace(/^.*\/migrations\//, ''));

/** Judges mutants of a copy, one after the other; quickly, by the contract and the words alone. */
export function judgeIn(copy: string, { isQuick = false } = {}) {
  const compiled = isQuick ? programs.slice(0, 2) : programs;
  const tested = isQuick ? [] : tests;
  const run = (program: string, args: string[]) => {
    const { stdout, stderr, status } = spawnSync(join(copy, 'node_modules/.bin', program), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', TEST_WORKERS: '1' },
      maxBuffer: 1e9,
    });
    return { output: stdout + stderr, isGood: status === 0 };
  };
  for (const [index, files] of compiled.entries())
    writeFileSync(
      join(copy, `tsconfig.mutants-${index}.json`),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: {
          types: ['node', 'vite/client'],
          noEmit: true,
          incremental: true,
          tsBuildInfoFile: `./mutants-${index}.tsbuildinfo`,
        },
        files,
      }),
    );

  /** The compiler's first sentence about one of the programs. */
  const compile = (): string | null => {
    for (const index of compiled.keys()) {
      const { output, isGood } = run('tsc', ['-p', `tsconfig.mutants-${index}.json`]);
      if (!isGood) return output.split('\n').find((line) => line.includes('error TS')) ?? output;
    }
    return null;
  };

  /** What finds it: the compiler's first sentence, or that of the first test that names a file of the change. */
  const findFault = (path = ''): string | null => {
    // The compiler reads no SQL.
    const refused = path.endsWith('.sql') ? null : compile();
    if (refused) return `compiler: ${refused}`;
    const unnamed: string[] = [];
    const isNear = (args: string[]) => args[1]!.split('/')[1] === path.split('/')[1];
    for (const args of tested.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))) {
      const { output, isGood } = run('vitest', ['run', ...args, '--reporter=default']);
      if (isGood) continue;
      const said = output.split('\n').filter((line) => /^\w*Error: /.test(line));
      const naming = said.find((line) => names.some((name) => line.includes(name)));
      if (naming) return `test: ${naming.trim()}`;
      unnamed.push(...said, `in ${args.join(' ')}`);
    }
    return unnamed.length > 0 ? `UNNAMED ${unnamed.join(' ¦ ').slice(0, 600)}` : null;
  };

  return {
    compile,
    findFault,
    judge({ path, text }: Mutant): string | null {
      const file = join(copy, path);
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, text);
      try {
        return findFault(path);
      } finally {
        writeFileSync(file, whole);
      }
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  };
}
