import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceList, licenceTexts, listPath, runtimePackages } from './licences.mjs';

/** What may be part of a product whose own source stays closed, as each is used here. */
const allowed = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense Zlib Python-2.0 OFL-1.1 EPL-2.0 MPL-2.0 LGPL-3.0-or-later'.split(
    ' ',
  ),
);

/** Whether one of the choices that an SPDX expression offers asks for nothing else. */
const isAllowed = (expression = '') =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));

test('T142 every package at run time has a licence that is known, and none asks for our own source', () => {
  const packages = runtimePackages();
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
  expect(
    ['GPL-3.0-or-later', 'AGPL-3.0-only', 'MIT AND GPL-2.0-only', 'SEE LICENSE IN x', ''].map(isAllowed),
  ).not.toContain(true);
});

test('T142 the list of licences is that of the lock file: npm run licences', () => {
  expect(readFileSync(listPath, 'utf8')).toBe(licenceList());
});

test('T142 the texts of the licences go with what is built', () => {
  const texts = licenceTexts();
  for (const title of ['elkjs', 'sharp', '@fontsource/ibm-plex-sans-arabic', 'fastify', 'react', 'oidc-provider'])
    expect(texts).toMatch(new RegExp(`^${title} \\d`, 'm'));
  expect(texts).toContain('SIL OPEN FONT LICENSE');
});
