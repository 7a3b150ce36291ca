import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:\bd="|^\s*(?:lines:)?\s*')(M[^"']+)["']/gm)].map(([, line]) => line!);
const screens = ['Mark', 'Wordmark', 'Gate'].flatMap((name) => lines(`apps/admin/src/identity/${name}.tsx`));

test('the mark, the name and the gate are drawn alike by the screens, the server and the icon of the tab', () => {
  expect(screens).toHaveLength(5);
  expect(lines('apps/api/src/identity/sign-in-page/drawings.ts').sort()).toEqual(screens.toSorted());
  expect(lines('apps/admin/public/favicon.svg')).toEqual(lines('apps/admin/src/identity/Mark.tsx'));
});
