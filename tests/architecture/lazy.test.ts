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
