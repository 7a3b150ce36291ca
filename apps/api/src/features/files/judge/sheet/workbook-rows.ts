import { readFile } from 'node:fs/promises';
import { mostSheetColumns } from '@diwan/api-contract/importing/values';
import { type ArchivePart, readArchive } from '../archive/read-archive.ts';
import { attributeOf, visitXml, type XmlElement, xmlReader } from '../archive/visit-xml.ts';
import { RefusedFile } from '../refused-file.ts';
import { type CellLook, cellText, looksOf } from './workbook-cells.ts';

/** More than the widest and longest table that is taken has. */
const mostElements = 20_000_000;

/** The rows of the first sheet of a workbook, each cell as text; formulas count by what they came to. */
export async function* workbookRows(path: string): AsyncGenerator<string[]> {
  const parts = new Map((await readArchive(await readFile(path))).map((part) => [part.name.toLowerCase(), part]));
  const { sheet, is1904 } = await firstSheet(parts);
  const texts = await sharedTexts(parts.get('xl/sharedstrings.xml'));
  const looks = await looksOf(parts.get('xl/styles.xml'));

  const rows: string[][] = [];
  let row: string[] = [];
  let cell = { column: 0, type: '', look: 'plain' as CellLook, text: '' };
  let isPhonetic = false;
  const reader = xmlReader(
    {
      open(element) {
        if (element.name === 'row') row = [];
        else if (element.name === 'rPh') isPhonetic = true;
        else if (element.name === 'c') {
          const column = columnOf(attributeOf(element, 'r')) ?? row.length;
          const look = looks[Number(attributeOf(element, 's'))] ?? 'plain';
          cell = { column, type: attributeOf(element, 't'), look, text: '' };
        }
      },
      text(text, { name }) {
        if (!isPhonetic && (name === 'v' || name === 't')) cell.text += text;
      },
      close({ name }) {
        if (name === 'rPh') isPhonetic = false;
        else if (name === 'c') {
          if (cell.column > mostSheetColumns) return;
          while (row.length < cell.column) row.push('');
          row[cell.column] = cell.type === 's' ? (texts[Number(cell.text)] ?? '') : cellText(cell, is1904);
        } else if (name === 'row') rows.push(row);
      },
    },
    mostElements,
  );
  for await (const chunk of await sheet.read()) {
    reader.write(chunk);
    yield* rows.splice(0);
  }
  reader.close();
  yield* rows.splice(0);
}

type Parts = ReadonlyMap<string, ArchivePart>;

async function firstSheet(parts: Parts): Promise<{ sheet: ArchivePart; is1904: boolean }> {
  const workbook = await elementsOf(parts.get('xl/workbook.xml'));
  const relations = await elementsOf(parts.get('xl/_rels/workbook.xml.rels'));
  const first = workbook.find(({ name }) => name === 'sheet');
  const id = first?.attributes.find(({ name, value }) => name === 'id' && value !== '')?.value;
  const relation = relations.find((one) => one.name === 'Relationship' && attributeOf(one, 'Id') === id);
  const target = relation ? attributeOf(relation, 'Target').replace(/^\/xl\/|^\//, '') : '';
  const sheet = parts.get(`xl/${target}`.toLowerCase());
  if (!sheet) throw new RefusedFile('fileDamaged');
  const properties = workbook.find(({ name }) => name === 'workbookPr');
  const is1904 = properties !== undefined && /^(1|true)$/.test(attributeOf(properties, 'date1904'));
  return { sheet, is1904 };
}

async function elementsOf(part: ArchivePart | undefined): Promise<XmlElement[]> {
  if (!part) throw new RefusedFile('fileMismatch');
  const elements: XmlElement[] = [];
  await visitXml(await part.read(), { open: (element) => elements.push(element) });
  return elements;
}

async function sharedTexts(part: ArchivePart | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!part) return texts;
  let isPhonetic = false;
  await visitXml(await part.read(), {
    open({ name }) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isPhonetic = true;
    },
    text(text, { name }) {
      if (name === 't' && !isPhonetic) texts[texts.length - 1] += text;
    },
    close({ name }) {
      if (name === 'rPh') isPhonetic = false;
    },
  });
  return texts;
}

/** `C7` is in the third column. */
function columnOf(address: string): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address)?.[1];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
