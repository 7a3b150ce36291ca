import type { Capability } from '@diwan/api-contract/capabilities';
import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import type { ComponentType } from 'react';
import type { MessageNamespace } from '#messages/messages.ts';
import type { Resource, ScreenKind } from './define-resource.ts';
import type { ResourceKey } from './resource-types.ts';

/** Whom a picture shows: a person is round, a company square. */
export type Pictured = 'person' | 'company';

/** What must be known of a resource before any of its screens is loaded. */
export interface ResourceEntry {
  /** The pattern of each address that it has. */
  paths: { readonly list: string } & { readonly [kind in ScreenKind]?: string };
  /** Screens of its own that stand in for the kit's. */
  screens?: { readonly [kind in ScreenKind]?: () => Promise<ComponentType> };
  /** Texts of others that a kind of its screens shows. */
  texts?: { readonly [kind in ScreenKind]?: readonly MessageNamespace[] };
  /** Whether a record opens beside its list, for it has no page of its own. */
  opensBeside?: boolean;
  /** Whether its list asks for more than its plain address says. */
  asksMore?: boolean;
  /** The queue that counts the work that waits in its list, the state in which it waits, and the days after which it is overdue. */
  queue?: { readonly name: keyof WorkQueues; readonly state: string; readonly days: number };
  /** Where the work that waits is done, where that is neither its list nor a review. */
  worksAt?: `/${string}`;
  /** What somebody must hold to see its records, where not everybody may. */
  needs?: Capability;
  /** Whose picture stands beside the names of its records, and where a record holds it. */
  picture?: { readonly of: Pictured; readonly at: string };
  /** The resource on whose screens its records are added, renamed and merged; it has none of its own. */
  within?: ResourceKey;
  /** Whether files are read into its records; where it is a capability, by whoever holds it. */
  isImported?: true | Capability;
  load: () => Promise<Resource>;
}

type ResourceRegister = Readonly<Record<ResourceKey, ResourceEntry>>;

let register: ResourceRegister | null = null;

/** Says which resources there are, so that the screens of one can name another by its key. */
export function connectResources(known: ResourceRegister): void {
  register = known;
}

function connected(): ResourceRegister {
  if (!register) throw new Error('No resources yet.');
  return register;
}

/** What is known of a resource, by its key. */
export const entryOf = (key: ResourceKey): ResourceEntry => connected()[key];

/** Every resource, in the order of the menu. */
export const resourceKeys = (): ResourceKey[] => Object.keys(connected()) as ResourceKey[];

/** The description of a resource's screens, by its key. */
export const loadResource = (key: ResourceKey): Promise<Resource> => entryOf(key).load();
