import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { laidOut, librarySamples } from './library-samples.ts';
import type { Samples } from './story-samples.ts';

const top = join(import.meta.dirname, '../..');
const folder = join(top, 'dist/samples');
const typescript = join(top, 'node_modules/typescript/bin/tsc');
let samples: Map<string, Samples>;
const of = (path: string, name: string) => samples.get(path)?.[name];

beforeAll(() => {
  samples = laidOut(librarySamples());
});

test('DEV-03 the sample of a story is what somebody outside of the library would write', () => {
  expect(of('Button/Button.stories.tsx', 'Critical')).toBe(`import { Button } from '@diwan/ui';

export function Critical() {
  return <Button variant="critical">Delete 3 skills</Button>;
}
`);
});

test('DEV-03 a sample has the English words alone, and asks for no language', () => {
  const heading = of('Heading/Heading.stories.tsx', 'Levels');
  expect(heading).toContain("const levels = ['The page'");
  expect(heading).not.toMatch(/globals|useStoryLanguage/);
  expect(of('TagField/TagField.stories.tsx', 'LongText')).toContain('projectsIn(8)');
});

test('DEV-03 every sample compiles with what the library exports, so whoever copies it can use it', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written = [...samples].flatMap(([path, ofFile]) =>
    Object.entries(ofFile).map(([name, text]) => ({ file: `${basename(path, '.stories.tsx')}.${name}.tsx`, text })),
  );
  expect(written.length).toBeGreaterThan(400);
  for (const { file, text } of written) writeFileSync(join(folder, file), text);
  const settings = { extends: '../../tsconfig.base.json', compilerOptions: { types: [] }, include: ['*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compile = promisify(execFile)(process.execPath, [typescript, '--noEmit', '-p', folder]);
  const said = await compile.then(
    () => '',
    (failure: { stdout: string }) => failure.stdout,
  );
  expect(said).toBe('');
  rmSync(folder, { recursive: true });
});
