import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AuditEvent, AuditQuery } from '@diwan/api-contract/endpoints/audit-events';
import type { ExportFormat } from '@diwan/api-contract/page';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import type { FastifyRequest } from 'fastify';
import { type LogPlace, logQuery, matching, shownEvents } from '#audit/log/read-events.ts';
import { recordAudit } from '#audit/record.ts';
import { mediaTypes } from '#crud/export/answer.ts';
import { type Cell, moment, riyadhTime } from '#crud/export/columns/cell.ts';
import { mostSheetRows } from '#crud/export/export.ts';
import { csvOf } from '#crud/export/formats/csv.ts';
import { sheetOf } from '#crud/export/formats/sheet.ts';
import { writeWorkbook } from '#crud/export/formats/xlsx.ts';
import { takeSlot } from '#crud/export/slots.ts';
import { newId } from '#db/id.ts';
import { auditEvents } from '#db/schema/platform.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';

type LogExport = AuditQuery & { format: ExportFormat; language: Language };

const batch = 1_000;
const columns = {
  at: ({ at }) => moment(at),
  actor: ({ actor }) => actor.name,
  event: ({ event }) => event,
  entity: ({ entityType }) => entityType,
  record: ({ entityLabel }, language) => entityLabel[language] ?? entityLabel.ar,
  entityId: ({ entityId }) => entityId,
  fromState: ({ fromState }) => fromState,
  toState: ({ toState }) => toState,
  reason: ({ reason }) => (reason ? [reason.code, reason.note].filter(Boolean).join(': ') : null),
  diff: ({ diff }) => (diff.length > 0 ? JSON.stringify(diff) : null),
  ip: ({ ip }) => ip,
  userAgent: ({ userAgent }) => userAgent,
  requestId: ({ requestId }) => requestId,
  source: ({ source }) => source,
} satisfies Record<string, (event: AuditEvent, language: Language) => Cell>;

/** What the log matches as a file, sent while it is read; that it was taken is written into the log before. */
export async function answerLogExport(
  { format, language, ...query }: LogExport,
  { request, reply }: { request: FastifyRequest; reply: { header(name: string, value: string): unknown } },
  { database, clock }: AppDeps,
) {
  const { title, columns: names } = await loadMessages('auditLog', language);
  const giveBack = takeSlot(database, request.actor.id);
  try {
    const rows = await database.transaction((tx) => tx.$count(auditEvents, matching(query)), { statementSeconds: 60 });
    if (format === 'xlsx' && rows > mostSheetRows)
      throw problemOf('invalid', { errors: [{ path: 'format', code: 'tooManyRows', params: { max: mostSheetRows } }] });
    await recordAudit(database.orm, {
      actor: request.actor,
      request,
      entityType: 'exports',
      entityId: newId(),
      entityLabel: { ar: 'سجل التدقيق', en: 'Audit log' },
      event: 'exported',
      diff: Object.entries({ format, language, query, rows }).map(([path, after]) => ({ path, before: null, after })),
    });
  } catch (error) {
    giveBack();
    throw error;
  }
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  const header = keys.map((key) => names[key]);
  const cellsOf = (event: AuditEvent) => keys.map((key) => columns[key](event, language));
  const batches = batchesOf(database.orm, query, cellsOf);
  const out = new PassThrough();
  out.once('close', giveBack);
  const isRightToLeft = language === 'ar';
  const sending =
    format === 'csv'
      ? pipeline(Readable.from(csvOf(header, batches), { objectMode: false }), out)
      : writeWorkbook(
          title,
          Readable.from(sheetOf({ header, widths: keys.map(() => 24), isRightToLeft }, batches), { objectMode: false }),
          out,
        );
  sending.catch((error: Error) => out.destroy(error));
  const today = riyadhTime(clock().toISOString()).toISOString().slice(0, 10);
  reply.header('content-type', mediaTypes[format]);
  reply.header('content-disposition', `attachment; filename="audit-log-${today}.${format}"`);
  return { status: 200 as const, body: out };
}

/** A page at a time: the log only grows at its other end. */
async function* batchesOf(
  orm: AppDeps['database']['orm'],
  query: AuditQuery,
  cellsOf: (event: AuditEvent) => Cell[],
): AsyncGenerator<Cell[][]> {
  let last: LogPlace | undefined;
  for (;;) {
    const rows = await logQuery(orm, query, batch, last);
    if (rows.length > 0) yield shownEvents(rows).map(cellsOf);
    if (rows.length < batch) return;
    last = rows.at(-1)!.row;
  }
}
