import type { ScreenKind } from '../crud/resource/define-resource.ts';
import { connectResources } from '../crud/resource/resource-register.ts';
import type { ResourceKey } from '../crud/resource/resource-types.ts';
import { administration } from './resources/administration.ts';
import { communication } from './resources/communication.ts';
import { content } from './resources/content.ts';
import { marketplace } from './resources/marketplace.ts';
import { recruitment } from './resources/recruitment.ts';
import { referenceData } from './resources/reference-data.ts';
import type { RegisteredAs, RegisteredResource } from './resources/registered-resource.ts';
import { sales } from './resources/sales.ts';

/** Every resource's screens: where they are and how they come. Whatever else the product says of a resource is read from here. */
export const resources = {
  ...recruitment,
  ...marketplace,
  ...sales,
  ...content,
  ...communication,
  ...referenceData,
  ...administration,
} as const satisfies { [K in ResourceKey]: RegisteredAs<K> };

connectResources(resources);

/** The pattern of an address that a resource has. */
export type ResourcePath = {
  [K in ResourceKey]: (typeof resources)[K]['paths'] extends infer P ? P[keyof P] & string : never;
}[ResourceKey];

/** One screen of a resource. */
export interface ResourceScreen {
  key: ResourceKey;
  kind: ScreenKind;
  path: ResourcePath;
  entry: RegisteredResource;
}

/** Every screen of every resource. */
export const resourceScreens: readonly ResourceScreen[] = (
  Object.entries(resources) as [ResourceKey, RegisteredResource][]
)
  .filter(([, { within }]) => within === undefined)
  .flatMap(([key, entry]) =>
    (Object.entries(entry.paths) as [ScreenKind, ResourcePath][]).map(([kind, path]) => ({ key, kind, path, entry })),
  );
