import type { Contract } from '@diwan/api-contract';
import type { FieldError, Problem } from '@diwan/api-contract/problem';
import type { ResourceKey, resources } from '@diwan/api-contract/resources';
import type { Stamps } from '@diwan/api-contract/schema';
import type { z } from 'zod';

type Definition<K extends ResourceKey> = (typeof resources)[K];

/** What a record can name by its id: a record of a resource, or a member of staff. */
export type Referable = ResourceKey | 'staff';

/** What a form writes. */
export type DraftOf<K extends ResourceKey> = z.output<Definition<K>['draft']>;
/** What is read: draft, computed and stamps. */
export type RecordOf<K extends ResourceKey> = z.output<Definition<K>['record']>;
/** What a list reads of a record. */
export type RowOf<K extends ResourceKey> = z.output<Definition<K>['row']>;
export type FilterOf<K extends ResourceKey> = Extract<keyof Definition<K>['filters'], string>;
export type SortOf<K extends ResourceKey> = Definition<K>['sorts'][number];
export type VerbOf<K extends ResourceKey> = Definition<K>['verbs'][number];
/** Name of an event of the resource's workflow. */
export type EventOf<K extends ResourceKey> = z.output<Definition<K>['events']>['type'];

/** The events of a resource that ask for something. */
export type AskedOf<K extends ResourceKey> = Asking<z.output<Definition<K>['events']>>;
type Asking<E extends { type: string }> = E extends unknown
  ? Exclude<keyof E, 'type'> extends never
    ? never
    : E
  : never;

/** What the contract lets a form ask about while one types; nothing where it has no such endpoint. */
export type UniqueOf<K extends ResourceKey> = Contract[K] extends { uniqueness: { query: infer Q extends z.ZodType } }
  ? z.output<Q> extends { field: infer F }
    ? F
    : never
  : never;

/** What each of a record's documents may be, where the contract says it. */
export type DocumentsOf<K extends ResourceKey> =
  Definition<K> extends { documents: infer Documents } ? { documents: Documents } : { documents?: never };

/** What is true of every row of a list, whatever its resource; a record is one, too. */
export type AnyRow = Pick<Stamps, 'id' | 'version' | 'availableEvents'> & { state: string };

/** What is true of every record, whatever its resource. */
export type AnyRecord = Stamps & { state: string; number?: string };

export type { FieldError, Problem, ResourceKey };
