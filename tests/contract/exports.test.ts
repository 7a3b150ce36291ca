import { exportColumns } from '@diwan/api/crud/export/columns/columns.ts';
import { serverResources } from '@diwan/api/resources/index.ts';
import type { ResourceKey } from '@diwan/api-contract/resources';
import { loadMessages } from '@diwan/messages/load-messages';
import { expect, test } from 'vitest';

const resources = Object.keys(serverResources) as ResourceKey[];

test.each(resources)('every column that the list of %s can show can be exported', async (resource) => {
  const { columns } = await loadMessages(resource, 'en');
  expect(Object.keys(columns).length).toBeGreaterThan(3);
  expect(Object.keys(exportColumns(serverResources[resource]))).toEqual(expect.arrayContaining(Object.keys(columns)));
});
