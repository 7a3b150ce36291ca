import { settingKeys } from '@diwan/api-contract/settings/register';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Where a setting is kept and shown is not where something goes by it. */
const isOfSettings =
  /\.(test|example|model|stories)\.tsx?$|^apps\/(api\/src\/settings|admin\/src\/features\/setting)\//;
const readers = sourceFiles(
  'apps/{api,admin}/src/**/*.{ts,tsx}',
  'packages/machines/src/**/*.ts',
  // Events name the list from which they ask a reason.
  'packages/api-contract/src/{taxonomy.ts,resources/*.ts}',
).filter(({ path }) => !isOfSettings.test(path));

test.each(settingKeys)('something in the product goes by the setting %s', (key) => {
  const named = new RegExp(`\\b${key}\\b`);
  const found = readers.filter(({ text }) => named.test(text)).map(({ path }) => path);
  expect(found, 'Let something read it, or take it out of packages/api-contract/src/settings/register.ts.').not.toEqual(
    [],
  );
});
