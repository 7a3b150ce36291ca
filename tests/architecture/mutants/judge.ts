import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change, type Mutant } from './mutants.ts';

const entries = [
  'packages/api-contract/src/index.ts',
  'packages/messages/src/load-messages.ts',
  'apps/api/src/resources/index.ts',
  'apps/admin/src/app/resources.ts',
  'apps/admin/src/app/screen-paths.ts',
  'apps/admin/src/vite-env.d.ts',
];

const tests = [
  ['--project=unit', 'packages/messages/src/every-resource.test.ts', 'packages/messages/src/every-message.test.ts'],
  ['--project=ui', 'apps/admin/src/app/every-word.test.ts', 'apps/admin/src/app/every-row.test.tsx'],
  [
    '--project=api',
    'apps/api/src/crud/every-resource.test.ts',
    'apps/api/src/crud/every-table.test.ts',
    'apps/api/src/crud/lists/every-row.test.ts',
  ],
];

/** Judges mutants of a copy, one after the other. */
export function judgeIn(copy: string) {
  const run = (program: string, args: string[]) => {
    const { stdout, stderr, status } = spawnSync(join(copy, 'node_modules/.bin', program), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', TEST_WORKERS: '1' },
      maxBuffer: 1e9,
    });
    return { output: stdout + stderr, isGood: status === 0 };
  };
  writeFileSync(
    join(copy, 'tsconfig.mutants.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node', 'vite/client'], incremental: true, tsBuildInfoFile: './mutants.tsbuildinfo' },
      files: entries,
    }),
  );
  const compile = () => run('tsc', ['-p', 'tsconfig.mutants.json']);

  /** What finds it: the compiler's first sentence, or that of the first test that names a file of the change. */
  const findFault = (): string | null => {
    const compiled = compile();
    if (!compiled.isGood) return `compiler: ${compiled.output.split('\n').find((line) => line.includes('error TS'))}`;
    for (const args of tests) {
      const { output, isGood } = run('vitest', ['run', ...args, '--reporter=default']);
      if (isGood) continue;
      const said = output.split('\n').filter((line) => /Error: /.test(line));
      const naming = said.find((line) => [...change.files, ...change.registers].some((path) => line.includes(path)));
      return naming ? `test: ${naming.trim()}` : `UNNAMED ${said.join(' ¦ ').slice(0, 600)}`;
    }
    return null;
  };

  return {
    compile,
    judge({ path, text }: Mutant): string | null {
      const file = join(copy, path);
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, text);
      try {
        return findFault();
      } finally {
        writeFileSync(file, whole);
      }
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  };
}
