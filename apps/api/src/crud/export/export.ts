import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@diwan/api-contract/page';
import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import type { Language } from '@diwan/api-contract/values/staff';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { AnyResource, Reader } from '../definition.ts';
import { findPage } from '../lists/repository.ts';
import { type ListQuery, whereOf } from '../lists/where.ts';
import { toRecords } from '../records.ts';
import { recordExport } from './audit.ts';
import type { Cell } from './columns/cell.ts';
import { type ExportColumns, type ExportContext, type ExportPart, exportContext } from './columns/column.ts';
import { exportColumns } from './columns/columns.ts';
import { csvOf } from './formats/csv.ts';
import { sheetOf } from './formats/sheet.ts';
import { writeWorkbook } from './formats/xlsx.ts';
import { takeSlot } from './slots.ts';

export interface ExportQuery extends ListQuery {
  format: ExportFormat;
  language: Language;
  columns?: string[];
  sort?: string;
}

interface Asker {
  deps: AppDeps;
  request: FastifyRequest;
  readerIn: (tx: Tx) => Reader;
}

const batchSize = 1_000;
const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
/** A reader that stands still is given up long before the transaction is. */
const patience = { statementSeconds: 30, idleSeconds: 120 };
/** A sheet of Excel has no more rows, and the first is the header. */
export const mostSheetRows = 1_048_575;

/** All that a list matches as a file, from one snapshot, sent while it is read; it was written into the audit log before. */
export async function openExport(resource: AnyResource, whole: ExportQuery, asker: Asker): Promise<Readable> {
  const { format, language, columns, ...query } = whole;
  const { deps, request, readerIn } = asker;
  const key = keyOf(resource);
  const context = await exportContext(key, language);
  const [names, parts] = chosen(exportColumns(resource), columns);
  const out = new PassThrough();
  // Whoever sends it may not be listening yet when it fails.
  out.on('error', () => {});
  const begun = Promise.withResolvers<void>();
  const giveBack = takeSlot(deps.database, request.actor.id);
  // Whoever has it whole may ask for the next, though its transaction still closes.
  out.once('end', giveBack);

  const read = async (tx: Tx) => {
    const reader = readerIn(tx);
    const rows = await tx.$count(resource.table, whereOf(resource, query, reader.now));
    if (format === 'xlsx' && rows > mostSheetRows)
      throw problemOf('invalid', { errors: [{ path: 'format', code: 'tooManyRows', params: { max: mostSheetRows } }] });
    await deps.database.transaction((own) =>
      recordExport(own, request, { resource: key, format, language, columns: names, query, rows }),
    );
    begun.resolve();
    const batches = batchesOf(resource, query, parts, { reader, context });
    await (format === 'csv' ? sendCsv : sendSheet)({ title: context.words.title, parts, context, batches, out });
  };
  deps.database
    .transaction(read, { ...snapshot, ...patience })
    .catch((error: Error) => {
      begun.reject(error);
      out.destroy(error);
    })
    .finally(giveBack);
  await begun.promise;
  return out;
}

export function keyOf({ contract }: AnyResource): ResourceKey {
  const entries = Object.entries(resources) as [ResourceKey, { path: string }][];
  return entries.find(([, { path }]) => path === contract.path)![0];
}

function chosen(all: ExportColumns, wanted: string[] = []): [names: string[], parts: ExportPart[]] {
  const names = wanted.length > 0 ? [...new Set(wanted)] : Object.keys(all);
  if (names.some((name) => !Object.hasOwn(all, name)))
    throw problemOf('invalid', { errors: [{ path: 'columns', code: 'invalidChoice' }] });
  return [names, names.flatMap((name) => all[name]!)];
}

/** The rows in the list's order, a thousand at a time. */
async function* batchesOf(
  resource: AnyResource,
  query: ListQuery,
  parts: readonly ExportPart[],
  { reader, context }: { reader: Reader; context: ExportContext },
): AsyncGenerator<Cell[][]> {
  const withoutEvents: AnyResource = { ...resource, workflowBinding: undefined };
  let after: string | undefined;
  do {
    const page = await findPage(resource, reader.tx, { ...query, limit: batchSize, after }, reader.now);
    const records = await toRecords(withoutEvents, page.items, reader);
    yield records.map((record) => parts.map((part) => part.value(record, context)));
    after = page.next ?? undefined;
  } while (after);
}

interface Sending {
  title: string;
  parts: readonly ExportPart[];
  context: ExportContext;
  batches: AsyncIterable<Cell[][]>;
  out: PassThrough;
}

const headerOf = ({ parts, context }: Sending) => parts.map((part) => part.header(context));

function sendCsv(sending: Sending): Promise<void> {
  return toTheEnd(csvOf(headerOf(sending), sending.batches), (csv) => pipeline(csv, sending.out));
}

function sendSheet(sending: Sending): Promise<void> {
  const { title, parts, context, batches, out } = sending;
  const head = {
    header: headerOf(sending),
    widths: parts.map(({ width }) => width),
    isRightToLeft: context.language === 'ar',
  };
  return toTheEnd(sheetOf(head, batches), (sheet) => writeWorkbook(title, sheet, out));
}

/** Sends what is being made; when sending ends early, waits until nothing is being read for it any more. */
async function toTheEnd(made: AsyncIterable<Buffer>, send: (from: Readable) => Promise<void>): Promise<void> {
  const source = Readable.from(made, { objectMode: false });
  try {
    await send(source);
  } finally {
    source.destroy();
    if (!source.closed) await once(source, 'close');
  }
}
