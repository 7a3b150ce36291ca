import type { ImportField, ImportRun } from '@diwan/api-contract/importing/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyResource } from '#crud/definition.ts';
import { serverResources } from '#resources/index.ts';
import { type Imports, importsOf } from '#test/imports.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let imports: Imports;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
  imports = importsOf(api, as);
});
afterAll(() => api.close());

const paths = Object.values<AnyResource>(serverResources)
  .filter(({ contract }) => contract.import)
  .map(({ contract }) => contract.path as ImportRun['resource']);
const resources = Object.values<AnyResource>(serverResources);

test.each(paths)(
  'the template of %s is mapped whole, in either language and format, and brings nothing masked',
  async (path) => {
    const fields: ImportField[] = (await api.call('GET', `/api/v1/imports/fields?resource=${path}`, { as })).json();
    const { masked = [] } = resources.find(({ contract }) => contract.path === path)!.contract;
    expect(fields.map((field) => field.path.split('.')[0]).filter((name) => masked.includes(name))).toEqual([]);
    for (const [language, format] of [
      ['ar', 'csv'],
      ['en', 'xlsx'],
    ]) {
      const query = new URLSearchParams({ resource: path, language: language!, format: format! });
      const answer = await api.call('GET', `/api/v1/imports/template?${query}`, { as });
      expect(answer.statusCode, answer.body).toBe(200);
      const run = await imports.upload(path, `template.${format}`, answer.rawPayload);
      expect(run.columns.map(({ field }) => field)).toEqual(fields.map((field) => field.path));
      await imports.steer(run.id, { type: 'import.cancel' });
    }
  },
);
