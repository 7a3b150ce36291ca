import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const screens = sourceFiles('apps/admin/src/**/*.{ts,tsx}').filter(({ path }) => !/\.test\.|\/test\//.test(path));

test('DEV-04 every actor of the app is made where it is recorded', () => {
  const making = /import \{[^}]*\b(createActor|useActor\w*|useMachine)\b[^}]*\} from '(?:xstate|@xstate\/react)'/;
  const makers = screens.filter(({ text }) => making.test(text)).map(({ path }) => path);
  expect(makers.sort()).toEqual([
    'apps/admin/src/actors/create-actor.ts',
    'apps/admin/src/actors/use-actor-ref.ts',
    'apps/admin/src/actors/use-machine.ts',
  ]);
});

test('DEV-04 the inspector is asked for in one place, which production never reaches', () => {
  const asking = screens.filter(
    ({ path, text }) => /inspector\/|api\/faults/.test(text) && !path.startsWith('apps/admin/src/app/inspector/'),
  );
  expect(asking.map(({ path }) => path)).toEqual(['apps/admin/src/main.tsx']);
  expect(asking[0]!.text).toMatch(/^ {2}if \(import\.meta\.env\.DEV\) await \(await import\('\.\/app\/inspector\//m);
});
