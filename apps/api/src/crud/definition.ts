import type { Capability } from '@diwan/api-contract/capabilities';
import type { Verb } from '@diwan/api-contract/crud';
import type { Importing } from '@diwan/api-contract/importing/columns';
import type { FieldError } from '@diwan/api-contract/problem';
import type { ResourceKey } from '@diwan/api-contract/resources';
import type { ActorRef, Stamps } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { WholeValueKind } from '@diwan/api-contract/values/text/whole-value';
import type { AnyMachine, EffectsOf, EventTypeOf, InputOf, Workflow } from '@diwan/machines/workflows/workflow';
import type { InferInsertModel, InferSelectModel, SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AuditEntry } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import type { Sealing } from '../keys/sealing.ts';
import type { Seed } from '../seeding/seed.ts';
import type { Exported } from './export/columns/column.ts';
import type { Paging } from './lists/clauses.ts';
import type { Notices } from './notices.ts';

/** A resource of the contract, whichever. */
export interface AnyContract {
  path: string;
  screen: string;
  workflow: string;
  draft: z.ZodObject;
  record: z.ZodObject;
  row: z.ZodObject;
  filters: z.ZodRawShape;
  sorts: readonly [string, ...string[]];
  verbs: readonly Verb[];
  unique?: readonly string[] | undefined;
  import?: Importing;
  masked?: readonly string[] | undefined;
  stepUp?: readonly string[];
  removable?: readonly string[];
  picture?: { of: string; at: string };
  documents?: { types: readonly string[]; expiring: readonly string[] };
  rules?: (draft: never, refuse: (path: string, code: string) => void) => void;
}

/** The columns that every resource's table has. */
export type ResourceTable = PgTable &
  Record<
    | 'id'
    | 'version'
    | 'workflowVersion'
    | 'state'
    | 'createdAt'
    | 'updatedAt'
    | 'stateChangedAt'
    | 'createdBy'
    | 'updatedBy'
    | 'searchKey',
    AnyPgColumn
  >;

export type Row<T extends PgTable> = InferSelectModel<T>;
export type DraftOf<R extends AnyContract> = z.output<R['draft']>;
export type RecordOf<R extends AnyContract> = z.output<R['record']>;
export type RowOf<R extends AnyContract> = z.output<R['row']>;

/** Who reads, and when: what a record shows may depend on both. */
export interface Reader {
  tx: Tx;
  now: string;
  actor: Pick<ActorRef, 'id'>;
  can(capability: Capability): boolean;
  /** All of them: what is read or written may concern records of another resource. */
  resources: AnyResources;
  /** The bulk operation of which it is one row. */
  operationId?: string;
  /** Of the records of a bulk operation, whose turn it is when: from 0 on. */
  turnOf?(id: string): number;
}

/** Whoever acts: a member of staff, or the system itself. */
export type Author = ActorRef & { can(capability: Capability): boolean };

/** One write: everything that it causes shares its transaction. */
export interface Writer extends Reader {
  actor: Author;
  /** The person whose event has sent this one, where the system acts by itself. */
  causedBy?: string;
  /** Of the values that are kept sealed or keyed. */
  sealing: Sealing;
  /** Null when the system acts by itself. */
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'> | null;
  /** Events that effects send to other records; they follow in the same transaction, once this record is written. */
  followUps: FollowUp[];
  /** What is to be announced, where many records are written and all announced at once. */
  gathered?: Announcement[];
}

/** A write that others are to learn of. */
export interface Announcement extends Pick<Writer, 'actor' | 'request'> {
  resource: AnyResource;
  // oxlint-disable-next-line typescript/no-explicit-any -- its resource knows the columns
  row: Record<string, any>;
  event: string;
  entry: Pick<AuditEntry, 'fromState' | 'toState' | 'reason' | 'diff' | 'workflowVersion'>;
}

export interface FollowUp {
  resource: ResourceKey;
  id: string;
  event: { type: string; [payload: string]: unknown };
  /** Some events are the system's alone. */
  isBySystem: boolean;
}

/** The fields of a record that a column of the same name and type already holds. */
type Stored<R extends AnyContract, T extends PgTable> = {
  [K in keyof RecordOf<R> & keyof Row<T>]: Row<T>[K] extends RecordOf<R>[K] ? K : never;
}[keyof RecordOf<R> & keyof Row<T>];
type Missing<R extends AnyContract, T extends PgTable> = Omit<RecordOf<R>, keyof Stamps | Stored<R, T>>;

/** A value that is worked out from some columns, for all rows of an answer at once. */
export interface Computed<Value> {
  /** The columns that it looks at; no other is there. */
  reads: readonly string[];
  // As a method its rows are looser, which lets the kit hold what is computed from every table.
  of(rows: Record<string, unknown>[], reader: Reader): Value[] | Promise<Value[]>;
}

export function computed<T extends PgTable, const C extends keyof Row<T> & string, Value>(
  _table: T,
  reads: readonly C[],
  of: (rows: Pick<Row<T>, C>[], reader: Reader) => Value[] | Promise<Value[]>,
): Computed<Value> {
  return { reads, of: of as Computed<Value>['of'] };
}

/** Reads once for all values that are computed from the same rows. */
export function oncePerBatch<R, Value>(read: (rows: R[], reader: Reader) => Promise<Value>): typeof read {
  const known = new WeakMap<R[], Promise<Value>>();
  return (rows, reader) => {
    const value = known.get(rows) ?? read(rows, reader);
    known.set(rows, value);
    return value;
  };
}

/** What the columns don't hold, and what must not be shown as it is stored. */
export type ComputedFields<R extends AnyContract, T extends PgTable> = {
  [K in keyof Missing<R, T>]: Computed<Missing<R, T>[K]>;
} & { [K in keyof RecordOf<R>]?: Computed<RecordOf<R>[K]> };

/** The columns that neither the draft nor the kit fills. */
type Remaining<R extends AnyContract, T extends PgTable> = Omit<
  InferInsertModel<T>,
  keyof DraftOf<R> | Exclude<keyof ResourceTable, 'state' | 'searchKey'>
>;

/** Only where every field of the draft is a column of its type can the draft be written. */
type Writable<R extends AnyContract, T extends PgTable> = IsStored<R, T> extends true ? unknown : { writing?: never };
type IsStored<R extends AnyContract, T extends PgTable> = keyof DraftOf<R> extends keyof InferInsertModel<T>
  ? DraftOf<R> extends Pick<InferInsertModel<T>, keyof DraftOf<R>>
    ? true
    : false
  : false;

export interface Writing<R extends AnyContract, T extends PgTable> {
  /** What a new row starts with besides its draft; for resources with the verb `add`. */
  added?(draft: DraftOf<R>, writer: Writer): Remaining<R, T> | Promise<Remaining<R, T>>;
  /** Columns that an edit computes anew from the whole draft, such as the search key. */
  edited?(
    draft: DraftOf<R>,
    before: Row<T>,
    writer: Writer,
  ): Partial<Remaining<R, T>> | Promise<Partial<Remaining<R, T>>>;
  /** What follows where a merge has moved references of some of its records. */
  repointed?(ids: readonly string[], writer: Writer): Promise<void>;
  /** What a broken unique constraint means for the form. */
  duplicates: Record<string, FieldError>;
}

/** Carries out a named effect of a workflow; what it returns is written to the record's row. */
export type EffectHandler<T extends PgTable, Params> = EffectMethod<T, Params>['carryOut'];
/** A method's type is looser about its row, which lets the kit hold effects of every table. */
interface EffectMethod<T extends PgTable, Params> {
  carryOut(row: Row<T>, params: Params, writer: Writer): Change<T> | Promise<Change<T>>;
}
/** The effects that a machine names, carried out: one that is missing or left over does not compile. */
export type EffectHandlers<T extends PgTable, Machine extends AnyMachine> = [keyof EffectsOf<Machine>] extends [never]
  ? Record<string, never>
  : { [Type in keyof EffectsOf<Machine>]: EffectHandler<T, EffectsOf<Machine>[Type]> };
// What most effects do is elsewhere: they change nothing of the row.
type Change<T extends PgTable> = Partial<Row<T>> | void;

export interface WorkflowBinding<T extends PgTable, Machine extends AnyMachine> {
  // oxlint-disable-next-line typescript/no-explicit-any -- input and events stay within the definition, which pairs them
  workflow: Workflow<any, any, Machine>;
  /** What the workflow's rules look at, for several rows at once. */
  input: Computed<InputOf<Machine>>;
  /** What the rules look at besides, of an event that names other records. */
  named?(rows: Row<T>[], event: { type: string }, reader: Reader): Promise<Partial<InputOf<Machine>>[]>;
  effects: EffectHandlers<T, Machine>;
  /** Whom each event tells what. */
  notices: Notices<Row<T>, EventTypeOf<Machine>>;
  /** The events that whoever sends them may take back for a while: all that they change is the record, counters and mails. */
  undoable?: { [Type in EventTypeOf<Machine>]?: (row: Row<T>) => boolean };
  /** Columns of which the journal keeps what stood there before an event, and what stands there since. */
  journaled?: readonly (keyof Row<T> & string)[];
  /** Events that one operation sends to a single one of the records that agree in a column. */
  oncePer?: { [Type in EventTypeOf<Machine>]?: keyof Row<T> & string };
  /** Locks what an event may change besides the record, always before the record itself. */
  lockFirst?(row: Row<T>, writer: Writer, event?: { type: string }): Promise<void>;
  /** Keeps counters of other records right; `before` is null for a new record, `after` for one that is removed. */
  onChange?(before: Row<T> | null, after: Row<T> | null, writer: Writer): Promise<void>;
}

type Clause<R extends AnyContract, K extends keyof R['filters']> = (
  value: Exclude<z.output<R['filters'][K]>, undefined>,
  now: string,
  /** What else the list is asked for. */
  query: { [F in keyof R['filters']]?: z.output<R['filters'][F]> } & Paging,
) => SQL;

/** The filters that have the name of a column, or that of the record that it refers to. */
type OfColumn<R extends AnyContract, T extends PgTable> = {
  [K in keyof R['filters'] & string]: z.output<R['filters'][K]> extends readonly string[] | boolean | undefined
    ? K extends keyof Row<T>
      ? K
      : `${K}Id` extends keyof Row<T>
        ? K
        : never
    : never;
}[keyof R['filters'] & string];

/** The event that follows from an answer about a record; null where nothing does, because it was known or says nothing yet. */
export type Answered = { event: { type: string; [payload: string]: unknown } | null } | { errors: FieldError[] };

/** What the server knows of a resource beyond its contract. */
export interface Resource<R extends AnyContract, T extends ResourceTable, Machine extends AnyMachine = AnyMachine> {
  contract: R;
  table: T;
  /**
   * What each filter asks of the table; of those that name a column and one of its values, or several, it follows from the column,
   * and what is overdue from the queue of the contract.
   */
  filters: { [K in Exclude<keyof R['filters'], OfColumn<R, T> | 'isOverdue'>]: Clause<R, K> } & {
    [K in OfColumn<R, T>]?: Clause<R, K>;
  };
  /** Filters by a column that the indexes of every order include, though none is sorted by it, such as a list of cities. */
  includedFilters?: { [K in keyof R['filters']]?: AnyPgColumn };
  /** The column of each sort; a null counts as the lowest value. Every table knows since when a record is in its state. */
  sorts: Record<Exclude<R['sorts'][number], 'stateChangedAt'>, AnyPgColumn>;
  label(row: Row<T>): LocalizedText;
  /** The job seeker whom a record is about, or who has written it, if one has: what the audit log says of it in words and values is erased with what is known of them. */
  personOf?(row: Row<T>): string | null;
  /** Refuses the contents of a record's files to whoever may read the record and not these. */
  expectFilesOpen?(row: Row<T>, reader: { tx: Tx; now: string; staffId: string }): Promise<void>;
  /** How it is offered for choice in another record's form. */
  option?: {
    where?: SQL;
    orderBy: AnyPgColumn;
    hints?(rows: Row<T>[], tx: Tx): Promise<(LocalizedText | null)[]>;
  };
  /** Values that no two records may share, for forms that ask before they save; the table's own constraints decide. */
  unique?: Record<string, { column: AnyPgColumn; keyOf(value: string): string }>;
  /** The fields that no column holds as they are shown. */
  computed: ComputedFields<R, T>;
  /** What stands in a file for the columns of its list, where they aren't the fields of its row. */
  exported?: Exported<RecordOf<R>>;
  writing?: Writing<R, T>;
  /** What follows from what the rows of a file say about its records, in their order. */
  answered?(rows: { row: Row<T>; said: never }[], reader: Reader): Promise<Answered[]>;
  workflowBinding?: WorkflowBinding<T, Machine>;
  /** Members of staff who look after a record besides whoever it is assigned to. */
  team?(row: Row<T>, tx: Tx): Promise<readonly (string | null)[]> | readonly (string | null)[];
  /**
   * References that no foreign key of its table holds: they, too, keep the record that they name from being deleted. What no field
   * of the form holds either names its column, so that a merge moves it.
   */
  refersTo?: { table: PgTable; where(id: string): SQL; column?: AnyPgColumn }[];
  /** Columns that name what its records are part of: they are deleted with it, each told of by itself, where others would keep it. */
  goesWith?: readonly (keyof Row<T> & string)[];
  /** How a search names its records; without it by their label, told apart by the hints of their options. */
  found?(rows: Row<T>[], tx: Tx): Promise<{ label: LocalizedText; hint: LocalizedText; image?: string | null }[]>;
  /** Events whose time comes by itself, each with the records for which it has come. */
  timed?(now: string): { event: { type: string }; where: SQL | undefined }[];
  /** What is shown masked, in full. */
  reveal?(row: Row<T>, field: never, from: { tx: Tx; sealing: Sealing }): string | null | Promise<string | null>;
  keyed?: Keyed;
  /** Which rows the server writes by itself when it starts, as long as nobody has changed them: they are no records that somebody has made. */
  registered?: SQL;
  /** Its demo data, read only where a database is filled with some. */
  seed?(): Promise<Seed>;
}

/** Columns that hold the keyed hash of a masked value: whoever knows the value whole finds its record, and nobody finds it by pieces. */
export interface Keyed {
  columns: Partial<Record<WholeValueKind, AnyPgColumn>>;
  /** Fills those that `isStale` names, in at most `limit` rows; answers for how many. */
  fill(tx: Tx, sealing: Sealing, isStale: (column: AnyPgColumn) => SQL, limit: number): Promise<number>;
  /** Seals anew what another key has sealed, in at most `limit` rows after an id; answers for which. */
  reseal?(tx: Tx, sealing: Sealing, after: string | null, limit: number): Promise<string[]>;
}

/** A resource of whichever shape; each was checked where it was defined. */
// oxlint-disable-next-line typescript/no-explicit-any -- the kit reads only what all of them have
export type AnyResource = Resource<any, any>;

/** The register, for whoever stands below it. */
export type AnyResources = Readonly<Record<ResourceKey, AnyResource>>;

/** Checks a definition against its contract: a forgotten filter, sort, field or column does not compile. */
export function defineResource<
  const R extends AnyContract,
  T extends ResourceTable,
  Machine extends AnyMachine = AnyMachine,
>(resource: Resource<R, T, Machine> & Writable<R, T>): Resource<R, T, Machine> {
  return resource;
}
