import type { ExportContext } from './column.ts';

/** The title of a column in the words of the screens: that of the list's column, else of the field, of the fact, of the filter. */
export function titleOf(
  name: string,
  column: string | null,
  path: string,
  { words, crud, file }: Pick<ExportContext, 'words' | 'crud' | 'file'>,
): string {
  const [field = '', part] = name.split('.');
  const commonColumns: Readonly<Record<string, string>> = crud.columns;
  const groups = [words.fields, words.computed, words.filters, words.file, crud.stamps, file] as (
    | Readonly<Record<string, string>>
    | undefined
  )[];
  const own = [field, `${field}Id`].flatMap((each) => groups.map((group) => group?.[each])).find(Boolean);
  const title = (column !== null && (words.columns?.[column] ?? commonColumns[column])) || own;
  const ofPart = part === undefined ? undefined : words.parts?.[field]?.[part];
  if (!title || (part !== undefined && !ofPart))
    throw new Error(
      `The column "${name}" has no title: say fields.${field} in packages/messages/src/${path}/{en,ar}.ts`,
    );
  return ofPart ? `${title}: ${ofPart}` : title;
}
