import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import type { ReviewedKey } from '@diwan/api-contract/endpoints/work';
import type { FindingGroup } from '@diwan/api-contract/moderation/finding';
import type { ModeratedField } from '@diwan/api-contract/moderation/inspect-record';
import type { JobPostHints } from '@diwan/api-contract/resources/job-posts';
import type { ComponentType, ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { Query } from '#api/cache/query.ts';
import type { CellContext } from './cells/cell-context.ts';
import { readable } from './cells/readable.tsx';
import type { AnyField } from './field.ts';
import { type FilterKind, filterOf } from './filter-kinds.ts';
import type {
  AnyRecord,
  DocumentsOf,
  DraftOf,
  EventOf,
  FilterOf,
  RecordOf,
  ResourceKey,
  RowOf,
  SortOf,
  UniqueOf,
  VerbOf,
} from './resource-types.ts';

export interface Column<K extends ResourceKey> {
  /** Also the key of its heading: `<resource>:columns.<key>`. */
  key: string;
  cell: (row: RowOf<K>, context: CellContext) => ReactNode;
  /** Stands beside the link that the first column is, as what can be pressed must. */
  beside?: (row: RowOf<K>) => ReactNode;
  sort?: SortOf<K>;
  align?: 'start' | 'end';
  width?: string;
  /** Shown in the tab of one state alone; a column `state` in every other tab alone. */
  isOfOneState?: boolean;
  /** Waits in the column chooser until somebody wants it. */
  isExtra?: true;
  /** Shown while a record is open beside the list; all are where none says so. */
  staysBeside?: true;
}

export interface Section<K extends ResourceKey> {
  /** Key of its heading: `<resource>:sections.<key>`. */
  key: string;
  fields: readonly (keyof DraftOf<K> & string)[];
}

/** A list of other records that belong to a record, such as an employer's job posts. */
type RelatedTo<K extends ResourceKey> = {
  /** Key of its tab and of its label: `records:related.<key>`. */
  key: string;
  resource: K;
  /** The filter of that resource which takes this record's id. */
  filter: FilterOf<K>;
};
export interface Related {
  key: string;
  resource: ResourceKey;
  filter: string;
}

export type ScreenKind = 'list' | 'view' | 'add' | 'edit' | 'review';

/** Which events decide in a review: what is approved, what goes back to be changed, what is rejected. */
interface Decisions<Event extends string> {
  approve: Event;
  sendBack?: Event;
  reject?: Event;
}

/** What a key does to the row in focus. */
export interface RowDecision<Event extends string = string> {
  event: Event;
  /** A letter of an English keyboard that lists have no use for yet. */
  shortcut: string;
  isButton?: true;
}

/** What waits for staff who may decide about it is reviewed; nothing else is. */
type Reviewed<K extends ResourceKey> = K extends ReviewedKey
  ? 'send' extends VerbOf<K>
    ? { review: Decisions<EventOf<K>> }
    : { review?: never }
  : { review?: never };

/** The name of a field, of the record that it refers to, or of the least or first that is asked of it. */
type FieldName<K extends ResourceKey> =
  | keyof DraftOf<K>
  | {
      [F in keyof DraftOf<K> & string]: F extends `${infer Name}Id` ? Name : `${F}${'Min' | 'From'}`;
    }[keyof DraftOf<K> & string];

/** What is looked into before somebody decides about a record. */
export interface Moderation {
  /** The states in which a decision waits. */
  states: readonly string[];
  fields: readonly ModeratedField[];
  /** The event that sends a record back; its reason and its message begin with what was found. */
  sendBack: string;
  /** The reason that says what was found, of each group. */
  reasons: Readonly<Record<FindingGroup, string>>;
  /** What the server knows of other records. */
  ask?: (id: string) => Query<JobPostHints>;
}

/** What whoever reviewed a record asked for. */
export interface ChangeRequest {
  /** In words. */
  reason: string;
  note: string | null;
  /** Names of fields. */
  fields: readonly string[];
}

/** A draft of which something has yet to be said. */
type Blank<Draft> = { [F in keyof Draft]: Draft[F] | null };

/** A draft, saved or not, as whoever it is for would see it. */
export interface PreviewProps<Draft> {
  /** Of the record; null where it is none yet. */
  id: string | null;
  values: Draft;
  onClose: () => void;
}

/** A record that an event would be sent to, and what was given for it so far. */
export interface EventPreviewProps {
  id: string;
  values: Readonly<Record<string, unknown>>;
}

/** A record as it is, and as it would be saved. */
export interface EditNoticeProps<Draft, Stored> {
  record: Stored;
  draft: Draft;
}

/** What a resource says of its screens; whatever isn't said is the kit's. */
export interface ResourceDescription<K extends ResourceKey> {
  key: K;
  /** Names the texts of its states: `<resource>:states.<workflow>`. */
  workflow: string;
  /** The one-line name of a record, of what a list reads of it, for headings, links and questions. */
  label: (row: RowOf<K>, language: 'ar' | 'en') => string;
  columns: readonly Column<K>[];
  /** Every filter that the server takes; those not offered are null, and `'field'` is chosen as its field is written. */
  filters: { [F in FilterOf<K>]: FilterKind | null | (F extends FieldName<K> ? 'field' : never) };
  /** Values of the state tabs, in the order of the workflow. */
  states: readonly string[];
  /** Every field of the draft; a forgotten one does not compile. */
  fields: { [F in keyof DraftOf<K>]-?: AnyField };
  sections: readonly Section<K>[];
  /** A new draft; absent for resources that staff don't add. */
  blank?: () => Blank<DraftOf<K>>;
  /** Fields, or languages of one (`name.ar`), whose value no two records may share: asked about while one types. */
  unique?: readonly UniqueOf<K>[];
  /** Whether its records hold personal data: then no save of one waits in the browser for the connection, and an export says what stays masked. */
  isPersonal?: boolean;
  /** The draft's schema and rules, loaded with the form. */
  loadDraft?: () => Promise<DraftSchema>;
  /** Events in the order in which they are offered; the first two available ones become buttons. */
  events: readonly EventOf<K>[];
  /** Events in the order in which they are offered for many records at once; as for one unless given. */
  bulkEvents?: readonly EventOf<K>[];
  /** Events that write to people in staff’s name: what they would say can be read before. */
  letters?: readonly EventOf<K>[];
  /** What can be fetched of many records as one file; its words stand under `<resource>:bulkDownload.<key>`. */
  bulkDownload?: BulkDownload;
  /** Further ones. */
  moreDownloads?: readonly BulkDownload[];
  /** Events that lead forward: drawn as the primary action. */
  mainEvents: readonly EventOf<K>[];
  /** The list is where its records are decided: by single keys, each for the row in focus, some also by a button in every row. */
  rowDecisions?: readonly RowDecision<EventOf<K>>[];
  /** What an event asks for before it is sent; its labels stand under `crud:ask`. */
  eventFields?: { [E in EventOf<K>]?: Readonly<Record<string, AnyField>> };
  /** What stands in an event's fields at first. */
  eventDefaults?: { [E in EventOf<K>]?: Readonly<Record<string, unknown>> };
  /** The event that makes a record one with another, named by `into`: what it changes is shown before. */
  mergeEvent?: EventOf<K>;
  /** What an event would change, shown before it is sent; components that come later. */
  previews?: { [E in EventOf<K>]?: ComponentType<EventPreviewProps> };
  /** What saving an edit would bring about besides, said in its form before; a component that comes later. */
  EditNotice?: ComponentType<EditNoticeProps<DraftOf<K>, RecordOf<K>>>;
  /** What only the server knows, on the overview: among the facts, or after the texts what takes lines of its own. */
  computed?: readonly {
    key: string;
    cell: (record: RecordOf<K>, context: CellContext) => ReactNode;
    /** A part of the document, and not a fact beside it. */
    isLong?: true;
    /** Stands before all that was entered: a decision waits for it. */
    isFirst?: true;
  }[];
  /** Lists on tabs of their own, already filtered to the record. */
  related?: readonly { [R in ResourceKey]: RelatedTo<R> }[ResourceKey][];
  /** Further regions of the workflow: a chip each, in the words of `<resource>:regions.<key>`; none for `none`. */
  regions?: readonly { key: keyof RowOf<K> & string; labels: string }[];
  /** Which of its texts are looked into for whoever decides, and when. */
  moderation?: Moderation & {
    sendBack: EventOf<K>;
    fields: readonly (ModeratedField & { name: keyof DraftOf<K> })[];
  };
  /** What is to be changed before it is submitted again; null while nobody asked for anything. */
  changeRequestOf?: (record: RecordOf<K>, context: CellContext) => ChangeRequest | null;
  /** A dialog that is loaded when somebody asks for it. */
  Preview?: ComponentType<PreviewProps<DraftOf<K>>>;
  /** What its overview is, where that is a sheet of paper; a component that comes later. */
  Sheet?: ComponentType<{ record: RecordOf<K> }>;
  /** What can be counted of one of its records, on a tab of its own; a component that comes later. */
  Figures?: ComponentType<{ id: string }>;
  /** How many other records are deleted with one; whoever deletes it is told before, in the words of `<resource>:removedWith`. */
  removedWith?: (record: RecordOf<K>) => number;
  /** What is offered in place of a deletion of records that are kept for good: the states in which one may be deleted, and the event for all others; its words stand under `<resource>:removalKept`. */
  kept?: { removable: readonly string[]; instead: EventOf<K> };
  /** Whether nobody edits a record any more, whatever they may. */
  isReadOnly?: (row: RowOf<K>) => boolean;
  /** Whether papers can be attached to a record. */
  hasDocuments?: boolean;
  /** The one document by which a record is judged, read in the page; its words stand under `<resource>:paper`. */
  paper?: (record: RecordOf<K>) => string | null;
  /** The statechart behind its states, loaded when somebody looks at it. */
  loadWorkflow?: () => Promise<AnyStateMachine>;
}

/** One file of many records, and how many of them had nothing for it. */
export interface BulkDownload {
  key: string;
  /** Of a file that there is in several ways: each is offered, in the words of `variants`. */
  variants?: readonly string[];
  /** What reads such a file into a record again. */
  readBy?: string;
  pack: (selection: BulkSelection, variant?: string) => Promise<{ content: Blob; name: string; leftOut: number }>;
}

/** The contract's own schema of a draft, and its rules across fields. */
export interface DraftSchema {
  schema: z.ZodObject<Record<string, z.ZodType>>;
  rules?: (draft: never, refuse: (path: string, code: string) => void) => void;
}

/** A resource as the kit sees it, whichever it is. */
export interface Resource {
  key: ResourceKey;
  workflow: string;
  label: (row: unknown, language: 'ar' | 'en') => string;
  columns: readonly (Omit<Column<ResourceKey>, 'cell' | 'beside' | 'sort'> & {
    sort?: string;
    cell: (row: unknown, context: CellContext) => ReactNode;
    beside?: (row: unknown) => ReactNode;
  })[];
  filters: Record<string, FilterKind | null>;
  states: readonly string[];
  fields: Record<string, AnyField>;
  sections: readonly { key: string; fields: readonly string[] }[];
  blank?: () => Record<string, unknown>;
  unique?: readonly string[];
  isPersonal?: boolean;
  loadDraft?: () => Promise<DraftSchema>;
  events: readonly string[];
  bulkEvents?: readonly string[];
  letters?: readonly string[];
  bulkDownload?: BulkDownload;
  moreDownloads?: readonly BulkDownload[];
  mainEvents: readonly string[];
  rowDecisions?: readonly RowDecision[];
  eventFields?: Readonly<Record<string, Readonly<Record<string, AnyField>>>>;
  eventDefaults?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  mergeEvent?: string;
  previews?: Readonly<Record<string, ComponentType<EventPreviewProps>>>;
  EditNotice?: ComponentType<EditNoticeProps<unknown, unknown>>;
  review?: Decisions<string>;
  computed?: readonly {
    key: string;
    cell: (record: unknown, context: CellContext) => ReactNode;
    isLong?: true;
    isFirst?: true;
  }[];
  related?: readonly Related[];
  Figures?: ComponentType<{ id: string }>;
  Sheet?: ComponentType<{ record: unknown }>;
  removedWith?: (record: unknown) => number;
  kept?: { removable: readonly string[]; instead: string };
  regions?: readonly { key: string; labels: string }[];
  moderation?: Moderation;
  changeRequestOf?: (record: unknown, context: CellContext) => ChangeRequest | null;
  Preview?: ComponentType<PreviewProps<unknown>>;
  isReadOnly?: (row: unknown) => boolean;
  hasDocuments?: boolean;
  documents?: { types: readonly string[]; expiring: readonly string[] };
  paper?: (record: unknown) => string | null;
  loadWorkflow?: () => Promise<AnyStateMachine>;
}

/** Describes a resource's screens; what the contract has and the description lacks does not compile. */
export function defineResource<const K extends ResourceKey>(
  description: ResourceDescription<K> & Reviewed<K> & DocumentsOf<K>,
): Resource {
  const { fields, filters, label, columns, computed } = description as unknown as Omit<Resource, 'filters'> & {
    filters: Record<string, FilterKind | 'field' | null>;
  };
  const chosen = Object.entries(filters).map(([name, filter]) => [
    name,
    filter === 'field' ? filterOf(fieldOfFilter(name, fields), name) : filter,
  ]);
  const drawn = {
    label: nameable(label),
    columns: columns.map((column) => ({ ...column, cell: readable(column.cell) })),
    computed: computed?.map((each) => ({ ...each, cell: readable(each.cell) })),
  };
  return { ...description, filters: Object.fromEntries(chosen), ...drawn } as unknown as Resource;
}

/** A record is called by its number where its name can't be read. */
function nameable(label: Resource['label']): Resource['label'] {
  const read: Resource['label'] = (row, language) => {
    try {
      return label(row, language);
    } catch {
      return '';
    }
  };
  return (row, language) => {
    const { number, id } = row as Partial<AnyRecord>;
    return read(row, language) || (number ?? id ?? '');
  };
}

const fieldOfFilter = (name: string, fields: Resource['fields']): AnyField =>
  (fields[name] ?? fields[`${name}Id`] ?? fields[name.replace(/(?:Min|From)$/, '')])!;
