import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import type { FileKind } from '@diwan/api-contract/values/file';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Sealing } from '../keys/sealing.ts';
import type { Cv } from './cv/cv.ts';
import type { Random } from './random.ts';

/** What demo data is made from; the same seed and the same `now` make the same. */
export interface Seeding {
  seed: number;
  now: number;
  /** 1 is what a demo holds every day. */
  scale: number;
  sealing: Sealing;
  /** The ids of the demo's members of staff; nobody where they are not there. */
  staff: readonly string[];
  /** A stream of chance that goes on wherever it is asked for. */
  random(stream: string): Random;
  /** What another resource has planned; each comes after those that it refers to. */
  planOf<Plan>(seed: Seed<Plan>): Plan;
  /** Says that a record uses a term, whose use is counted. */
  use(termId: string, at: number): void;
  /** Gives a field of a record a picture; answers what it then holds, which is nothing where no files are stored. */
  draw(drawn: Drawn): string | null;
  /** The same of a CV, which several records may hold. */
  file(filed: Filed): string | null;
  /** The same of bytes that are ready, such as a film and its captions. */
  store(stored: StoredFile): string | null;
  /** Keeps a document since an instant; its bytes are nowhere where no files are stored. */
  keep(bytes: Buffer, at: number): HeldPaper;
}

/** What a row says of a document's bytes. */
export interface HeldPaper {
  key: string;
  size: number;
  sha256: string;
}

interface Held {
  resource: string;
  field: string;
  recordId: string;
  at: number;
}

/** A drawing that a field of a record holds since an instant. */
export interface Drawn extends Held {
  /** As SVG. */
  drawing: string;
}

/** A CV that a field of a record holds since an instant. */
export interface Filed extends Held {
  cv: Cv;
}

/** Bytes that a field of a record holds since an instant. */
export interface StoredFile extends Held {
  name: string;
  kind: FileKind;
  bytes: Buffer;
}

/** The demo data of a resource: planned for all of them first, for one may change what another has planned; then written. */
export interface Seed<Plan = unknown> {
  plan(seeding: Seeding): Plan;
  rows(plan: Plan, seeding: Seeding): Iterable<object>;
  /** Rows of other tables that were gathered while its own were made. */
  attached?(plan: Plan): [table: PgTable, rows: Iterable<object>][];
  /** What staff are notified of: the newest of what just came in. */
  notifications?(plan: Plan, seeding: Seeding): SeedNotification[];
}

/** A notification of demo data: whom it is for, everybody where nobody is named, and when it came. */
export interface SeedNotification extends Pick<Notification, 'kind' | 'ref'> {
  at: number;
  params?: Notification['params'];
  path?: string;
  userIds?: readonly string[];
}
