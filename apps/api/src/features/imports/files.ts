import type { ExportFormat } from '@diwan/api-contract/page';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { AnyResource } from '#crud/definition.ts';
import type { Cell } from '#crud/export/columns/cell.ts';
import { keyOf } from '#crud/export/export.ts';
import { justThese, sendTable } from '#crud/export/formats/send-table.ts';
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
  return sendTable(head, justThese([example]), { ...wanted, name, title: context.words.title });
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
  return sendTable({ header: [...run.header, wrongColumn] }, wrongRows(), { ...wanted, name, title });
}
