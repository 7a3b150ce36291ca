import type { ImportField } from '@diwan/api-contract/importing/endpoints';
import type { AnyResource } from '#crud/definition.ts';
import { keyOf } from '#crud/export/export.ts';
import { cellWords } from '#crud/import/cells/cell-words.ts';
import { headingOf, targetsOf } from '#crud/import/headings.ts';
import type { RowReading } from '#crud/import/judge-rows.ts';
import type { ImportRowRow, ImportRunRow } from '#db/schema/imports.ts';
import type { Sealing } from '#keys/sealing.ts';
import { resourceAt } from '#resources/index.ts';

/** How the rows of an import are read, by the fields that its columns were given. */
export async function readingOf({
  resource: path,
  fields,
}: Pick<ImportRunRow, 'resource' | 'fields'>): Promise<RowReading> {
  const resource = resourceAt(path);
  const targets = new Map(targetsOf(resource).map((target) => [target.path, target]));
  return {
    resource,
    targets: fields.map((field) => (field === null ? null : (targets.get(field) ?? null))),
    words: await cellWords(keyOf(resource)),
  };
}

export function cellsOf({ cells }: Pick<ImportRowRow, 'cells'>, sealing: Sealing): string[] {
  return JSON.parse(sealing.open(cells)) as string[];
}

/** What the columns of a file can be read into, in both languages. */
export async function fieldsOf(resource: AnyResource): Promise<ImportField[]> {
  const words = await cellWords(keyOf(resource));
  const { verbs, import: importing } = resource.contract;
  const isNeededAlways = importing!.answers !== undefined;
  return targetsOf(resource).map((target) => {
    const { kind, blank, isOptional = false } = target.field;
    return {
      path: target.path,
      title: { ar: headingOf(target, resource, words, 'ar'), en: headingOf(target, resource, words, 'en') },
      isNeeded: (isNeededAlways || verbs.includes('add')) && !isOptional && kind !== 'boolean' && blank === undefined,
      isKey: importing!.by.includes(target.path),
    };
  });
}
