import type { Capability } from '@diwan/api-contract/capabilities';
import type { resources as contractResources } from '@diwan/api-contract/resources';
import type { ResourceEntry } from '#crud/resource/resource-register.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import type { AreaKey } from '../menu/areas.ts';

export interface RegisteredResource extends ResourceEntry {
  /** The group of the menu in which its list stands, in the order of its register. */
  area: AreaKey;
  /** Whether the menu leads to its form, too: where one more is begun as often as those that are there are looked at. */
  isAddedFromMenu?: true;
  /** Without it somebody sees nothing of the resource in menu and palette; the server refuses whoever comes all the same. */
  needs?: Capability;
}

type Read<K extends ResourceKey> = (typeof contractResources)[K]['may']['read'];
/** Not every member of staff may read everything. */
type Needs<K extends ResourceKey> =
  Read<K> extends 'content.read' | 'people.read' ? { needs?: never } : { needs: Read<K> };

/** Where the server says that its list is, whoever's records are in it. */
type ListPath<K extends ResourceKey> = `${(typeof contractResources)[K]['screen']}${'' | '/:uuid?'}`;

/** What waits in a queue and can be decided by events is reviewed, beside its list. */
type ReviewPath<K extends ResourceKey> = (typeof contractResources)[K] extends {
  work: infer Work extends object;
  screen: infer Screen extends string;
}
  ? Work extends { isListed: true }
    ? { review?: never }
    : 'send' extends (typeof contractResources)[K]['verbs'][number]
      ? { review: `${Screen}/review` }
      : { review?: never }
  : { review?: never };

/** The queue that the server counts of it, if it does. */
type Queue<K extends ResourceKey> = (typeof contractResources)[K] extends { work: infer Work extends Counted }
  ? { queue: { name: Work['queue']; state: Work['state']; days: Work['days'] } }
  : { queue?: never };

/** The picture that the server names beside its records' names, if it does. */
type Picture<K extends ResourceKey> = (typeof contractResources)[K] extends { picture: infer P extends object }
  ? { picture: P }
  : { picture?: never };

/** Whether the server reads files into it, and for whom where their rows send events. */
type Imported<K extends ResourceKey> = (typeof contractResources)[K] extends { import: infer Import extends object }
  ? { isImported: Import extends { answers: object } ? Capability : true }
  : { isImported?: never };

interface Counted {
  queue: string;
  state: string;
  days: number;
}

/** A resource as it must stand in the register, as the contract has it. */
export type RegisteredAs<K extends ResourceKey> = RegisteredResource &
  Needs<K> &
  Queue<K> &
  Imported<K> &
  Picture<K> & { paths: { list: ListPath<K> } & ReviewPath<K> };

/** The resources of one group of the menu. */
export type ResourcesOf<A extends AreaKey> = { readonly [K in ResourceKey]?: RegisteredAs<K> & { area: A } };
