import type { Resource } from './define-resource.ts';
import type { ResourceKey } from './resource-types.ts';

type LoadResources = Readonly<Record<ResourceKey, () => Promise<Resource>>>;

let loaders: LoadResources | null = null;

/** Says where each resource's description is, so that the screens of one can show a list of another. */
export function connectResources(known: LoadResources): void {
  loaders = known;
}

/** The description of a resource's screens, by its key. */
export function loadResource(key: ResourceKey): Promise<Resource> {
  if (!loaders) throw new Error('The resources are not connected yet.');
  return loaders[key]();
}
