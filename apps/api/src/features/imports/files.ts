import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@diwan/api-contract/page';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { AnyResource } from '#crud/definition.ts';
import { mediaTypes } from '#crud/export/answer.ts';
import type { Cell } from '#crud/export/columns/cell.ts';
import { keyOf } from '#crud/export/export.ts';
import { csvOf } from '#crud/export/formats/csv.ts';
import { type SheetHead, sheetOf } from '#crud/export/formats/sheet.ts';
import { writeWorkbook } from '#crud/export/formats/xlsx.ts';
import { cellWords } from '#crud/import/cells/cell-words.ts';
import { headingOf, targetsOf } from '#crud/import/headings.ts';
import { choicesFor, exampleFor } from '#crud/import/template.ts';
import { type ImportRunRow, importRowsTable as rows } from '#db/schema/imports.ts';
import type { AppDeps } from '#deps.ts';
import { resourceAt } from '#resources/index.ts';
import { errorText } from './error-text.ts';
import { cellsOf } from './reading.ts';

interface Wanted {
  language: Language;
  format: ExportFormat;
  reply: { header(name: string, value: string): unknown };
}

const width = 24;
const batch = 500;

/** An empty table with the headings of a resource, an example, and its choices where the format knows any. */
export async function sendTemplate(resource: AnyResource, wanted: Wanted) {
  const words = await cellWords(keyOf(resource));
  const targets = targetsOf(resource);
  const context = words.of[wanted.language];
  const example = targets.map((target) => exampleFor(target, context, wanted.language));
  const head = {
    header: targets.map((target) => headingOf(target, resource, words, wanted.language)),
    choices: targets.map(({ field }) => choicesFor(field, context)),
  };
  const name = `${resource.contract.path}-template`;
  return send(head, justThese([example]), { ...wanted, name, title: context.words.title });
}

/** The rows that are not imported as they came, and what is wrong with each in the last column. */
export async function sendWrongRows(deps: AppDeps, run: ImportRunRow, wanted: Wanted) {
  const resource = resourceAt(run.resource);
  const words = await cellWords(keyOf(resource));
  const { wrongColumn, ...texts } = (await loadMessages('imports', wanted.language)).file;
  const { orm } = deps.database;
  async function* wrongRows(): AsyncGenerator<Cell[][]> {
    for (let after = 0; ; ) {
      const found = await orm
        .select()
        .from(rows)
        .where(
          and(
            eq(rows.importId, run.id),
            or(eq(rows.verdict, 'wrong'), eq(rows.outcome, 'failed')),
            gt(rows.line, after),
          ),
        )
        .orderBy(asc(rows.line))
        .limit(batch);
      if (found.length === 0) return;
      after = found.at(-1)!.line;
      yield found.map((row) => [
        ...cellsOf(row, deps.keys.sealing),
        row.errors.map((error) => errorText(error, resource, words, wanted.language, texts)).join(' · ') ||
          texts.changedSinceCheck,
      ]);
    }
  }
  const name = `${resource.contract.path}-wrong`;
  const title = words.of[wanted.language].words.title;
  return send({ header: [...run.header, wrongColumn] }, wrongRows(), { ...wanted, name, title });
}

async function* justThese(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

function send(
  { header, choices }: Pick<SheetHead, 'header' | 'choices'>,
  batches: AsyncIterable<Cell[][]>,
  { language, format, reply, name, title }: Wanted & { name: string; title: string },
) {
  const out = new PassThrough();
  // Whoever sends it may not be listening yet when it fails.
  out.on('error', () => {});
  const head = { header, widths: header.map(() => width), isRightToLeft: language === 'ar', choices };
  const source = Readable.from(format === 'csv' ? csvOf(header, batches) : sheetOf(head, batches), {
    objectMode: false,
  });
  const sending = format === 'csv' ? pipeline(source, out) : writeWorkbook(title, source, out);
  void sending
    .catch((error: Error) => out.destroy(error))
    .finally(async () => {
      source.destroy();
      if (!source.closed) await once(source, 'close');
    });
  reply.header('content-type', mediaTypes[format]);
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  return { status: 200 as const, body: out };
}
