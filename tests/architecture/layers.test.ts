import { contractPaths } from '@diwan/admin/api/contract-paths.ts';
import { contract } from '@diwan/api-contract';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const screens = sourceFiles('apps/admin/src/**/*.{ts,tsx}').filter(({ path }) => !/\.test\.|\/test\//.test(path));
const matching = (pattern: RegExp, files = screens) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('DEV-02 only the typed client calls the API, and it knows every endpoint of the contract', () => {
  // The others ask whether the server is there and which version it serves, and fetch the app's own files.
  expect(matching(/\bfetch\(/).sort()).toEqual([
    'apps/admin/src/api/realtime/realtime.ts',
    'apps/admin/src/api/send.ts',
    'apps/admin/src/app/start/connection.ts',
    'apps/admin/src/loading/load-chunk.ts',
    'apps/admin/src/navigation/guard/deployment.ts',
  ]);
  // What the platform sends is signed by it: no screen could.
  const { platform, voiceNotes, ...ofScreens } = contract;
  for (const router of [platform, voiceNotes]) expect(Object.keys(router).length).toBeGreaterThan(0);
  expect(Object.keys(contractPaths).sort()).toEqual(Object.keys(ofScreens).sort());
  for (const [area, router] of Object.entries(ofScreens))
    expect(Object.keys(contractPaths[area]!)).toEqual(Object.keys(router));
});

test('DEV-03 screens are made of the component library: no control, table or dialog of their own', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(matching(/<(input|select|textarea|table|dialog|details)\b/)).toEqual([]);
  expect(matching(/from 'react-aria-components/)).toEqual([]);
});
