import { plainFileName } from '../values/file.ts';

/** From the file that has come to what became of its rows. */
export const importStates = [
  'uploaded',
  'mapped',
  'checked',
  'running',
  'paused',
  'finished',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row would do: add a record, change one, change nothing, or break a rule. */
export const importVerdicts = ['new', 'changed', 'same', 'wrong'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** What became of a row: written, not possible any more, left out, taken back, or kept because somebody has changed its record since. */
export const importOutcomes = ['done', 'failed', 'skipped', 'undone', 'kept'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const sheetKinds = ['csv', 'xlsx'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Messages that are read like a table: a bank's report on payments, `pain.002` of ISO 20022. */
export const messageKinds = ['pain002'] as const;
export type MessageKind = (typeof messageKinds)[number];
/** Whatever rows are read from. */
export type TableKind = SheetKind | MessageKind;

export const mostSheetBytes = 20 * 1024 * 1024;
/** So many rows besides the headings, so many columns, and so many characters in a cell. */
export const mostSheetRows = 50_000;
export const mostSheetColumns = 100;
export const longestSheetCell = 20_000;

/** The kind of table that a name promises; null where it is none. */
export function sheetKindOf(name: string): SheetKind | null {
  const extension = /[^.]\.(csv|xlsx)$/i.exec(plainFileName(name))?.[1]?.toLowerCase();
  return sheetKinds.find((kind) => kind === extension) ?? null;
}

/** The kind of message that a name promises; null where it is none. */
export const messageKindOf = (name: string): MessageKind | null =>
  /[^.]\.xml$/i.test(plainFileName(name)) ? 'pain002' : null;

/** Why a table isn't taken, besides what any file is refused for. */
export const sheetRefusals = ['sheetEmpty', 'sheetTooManyRows', 'sheetTooWide', 'cellTooLong'] as const;
export type SheetRefusal = (typeof sheetRefusals)[number];
