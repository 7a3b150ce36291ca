import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import type { Query } from '#api/cache/query.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { entryOf, loadResource, resourceKeys } from '#crud/resource/resource-register.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { loadMessages } from '#messages/messages.ts';

/** The resources that files are read into, in the order of the menu. */
export const importedKeys = (): ResourceKey[] => resourceKeys().filter((key) => entryOf(key).isImported);

export const importedPath = (key: ResourceKey) => pathOf(key) as ImportRun['resource'];

export const keyOfImport = ({ resource }: Pick<ImportRun, 'resource'>): ResourceKey =>
  resourceKeys().find((key) => pathOf(key) === resource)!;

/** A resource's screens with its texts, for rows that are told in its words. */
export const resourceWithTexts = (key: ResourceKey): Query<Resource> => ({
  key: `resource ${key}`,
  async load() {
    const [resource] = await Promise.all([loadResource(key), loadMessages(key)]);
    return resource;
  },
});
