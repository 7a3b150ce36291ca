import { type Cell, plainText, riyadhTime } from '../columns/cell.ts';

/** Numbers of the cell formats in `styles.xml`, in their order there. */
const style = { plain: 0, header: 1, money: 2, moment: 3, day: 4 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const own = (format: number, font = 0) => `numFmtId="${format}" fontId="${font}" fillId="0" borderId="0"`;

/** The parts of a workbook that are the same whatever it holds. */
export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf ${own(0)}/></cellStyleXfs><cellXfs count="5"><xf ${own(0)}/><xf ${own(0, 1)} applyFont="1"/><xf ${own(4)} applyNumberFormat="1"/><xf ${own(164)} applyNumberFormat="1"/><xf ${own(165)} applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

export const workbookXml = (name: string) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="${escape(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

export interface SheetHead {
  header: readonly string[];
  /** In characters. */
  widths: readonly number[];
  isRightToLeft: boolean;
  /** Words that a column offers to choose from; null where anything may be written. */
  choices?: readonly (readonly string[] | null)[];
}

/** The sheet with its rows: a bold header that stays in view, text always as inline strings, never a formula. */
export async function* sheetOf(head: SheetHead, batches: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  const direction = head.isRightToLeft ? ' rightToLeft="1"' : '';
  const columns = head.widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = head.header.map((title) => textXml(title, style.header));
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${titles.join('')}</row>`,
  );
  for await (const rows of batches)
    yield Buffer.from(rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join(''));
  yield Buffer.from(`</sheetData>${choicesXml(head.choices ?? [])}</worksheet>`);
}

/** A list of choices that is longer, or has a comma in a word, makes a file that no spreadsheet opens. */
const longestList = 255;
const rowsToFill = 50_001;

function choicesXml(choices: NonNullable<SheetHead['choices']>): string {
  const lists = choices.flatMap((words, index) => {
    const list = words?.join(',') ?? '';
    if (!words || list.length > longestList || words.some((word) => word.includes(','))) return [];
    const column = columnName(index);
    const formula = `<formula1>"${escape(list.replaceAll('"', '""'))}"</formula1>`;
    return `<dataValidation type="list" allowBlank="1" sqref="${column}2:${column}${rowsToFill}">${formula}</dataValidation>`;
  });
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

/** A, B, … Z, AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textXml(cell, style.plain);
  if (typeof cell === 'number') return numberXml(cell, style.plain);
  if (cell.kind === 'money') return numberXml(cell.halalas / 100, style.money);
  if (cell.kind === 'moment') return numberXml(serialOf(riyadhTime(cell.instant)), style.moment);
  return numberXml(serialOf(new Date(cell.date)), style.day);
}

/** A spreadsheet opens no file in which a cell is longer. */
const longestText = 32_767;

function textXml(text: string, styleNumber: number): string {
  const shown = escape(plainText(text).slice(0, longestText));
  return `<c t="inlineStr"${styleXml(styleNumber)}><is><t xml:space="preserve">${shown}</t></is></c>`;
}

const numberXml = (value: number, styleNumber: number) => `<c${styleXml(styleNumber)}><v>${value}</v></c>`;
const styleXml = (number: number) => (number === style.plain ? '' : ` s="${number}"`);

/** Days since the end of 1899, as spreadsheets count them. */
const serialOf = (time: Date) => time.getTime() / 86_400_000 + 25_569;

const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Without what XML forbids; `_x0041_` would be read as the character with that number. */
function escape(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"\r]/g, (character) => entities[character]!);
}

const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);
