import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

test('a part that is fetched later is fetched again when it can’t be had, and takes no screen with it', () => {
  const usingLazy = sourceFiles('apps/admin/src/**/*.{ts,tsx}').filter(({ text }) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text),
  );
  expect(usingLazy.map(({ path }) => path).sort()).toEqual([
    'apps/admin/src/app/inspector/panel/ActorState.tsx',
    'apps/admin/src/crud/feedback/lazy.ts',
  ]);
});

test('drawings come after what they stand beside: no file has them among what it needs at once', () => {
  const needing = sourceFiles('packages/ui/src/**/*.{ts,tsx}').filter(({ text }) =>
    /from '[^']*\/Lines\.tsx'/.test(text),
  );
  expect(needing.map(({ path }) => path)).toEqual([]);
  const [drawing] = sourceFiles('packages/ui/src/private/drawing/Drawing.tsx');
  expect(drawing!.text).toContain("await import('./Lines.tsx')");
});
