import type { Capability } from '@diwan/api-contract/capabilities';
import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import type { resources } from '@diwan/api-contract/resources';
import type { Query } from '#api/cache/query.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { importPath } from '#crud/resource/resource-paths.ts';
import { loadResource, resourceKeys } from '#crud/resource/resource-register.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { loadMessages } from '#messages/messages.ts';

/** The resources that somebody reads files into, in the order of the menu. */
export const importedKeys = (can: (capability: Capability) => boolean): ResourceKey[] =>
  resourceKeys().filter((key) => importPath(key, can));

/** The resources that are also read from a message in XML. */
type TakesMessage = {
  [K in ResourceKey]: (typeof resources)[K] extends { import: { answers: { message: string } } } ? K : never;
}[ResourceKey];
const takeMessage: Readonly<Record<TakesMessage, true>> = { withdrawals: true };
export const takesMessage = (key: ResourceKey): boolean => Object.hasOwn(takeMessage, key);

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
