import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const diagrams = sourceFiles('packages/diagrams/src/**/*.{ts,tsx}');
const screens = sourceFiles('apps/admin/src/**/*.{ts,tsx}').filter(({ path }) => !path.includes('.test.'));
const drawn = 'crud/workflow/diagram/WorkflowDiagram';

/** What a module needs before it can run; types are gone by then. */
const staticImports = (text: string) =>
  [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare,
  );

test('DEV-04 the layout engine is fetched when a diagram is to be laid out, never with the code that draws', () => {
  expect(diagrams.filter(({ text }) => text.includes("import('elkjs/")).map(({ path }) => path)).toEqual([
    'packages/diagrams/src/layout/elk.ts',
  ]);
  const eager = diagrams.filter(({ text }) => staticImports(text).some((from) => from?.startsWith('elkjs')));
  expect(eager.map(({ path }) => path)).toEqual([]);
});

test('DEV-04 the drawing of a record’s workflow is a file of its own: no other part of the screen has it', () => {
  const record = screens.filter(({ path }) => /\/(crud|features)\//.test(path));
  const withDiagrams = record.filter(({ text }) =>
    staticImports(text).some((from) => from?.startsWith('@diwan/diagrams')),
  );
  expect(withDiagrams.map(({ path }) => path)).toEqual([`apps/admin/src/${drawn}.tsx`]);
  const users = screens.filter(({ text }) => staticImports(text).some((from) => from?.includes('/WorkflowDiagram')));
  expect(users.map(({ path }) => path)).toEqual([]);
  expect(screens.some(({ text }) => text.includes("import('./WorkflowDiagram.tsx')"))).toBe(true);
});
