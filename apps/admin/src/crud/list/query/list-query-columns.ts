import type { Resource } from '#crud/resource/define-resource.ts';

/** How a column of a list was arranged; columns that nobody arranged follow as the resource has them. */
export interface ColumnChoice {
  key: string;
  isShown: boolean;
  isPinned: boolean;
  /** In pixels; null for what its content needs. */
  width: number | null;
}

type Columns = readonly Pick<Resource['columns'][number], 'key' | 'isExtra'>[];

/** Narrower, its content can't be read; wider, the others can't be reached. */
export const columnWidths = { least: 64, most: 960 } as const;

const notation = /^([*-]?)([a-z]\w*)(?:\.(\d{1,4}))?$/i;

export const fitting = (px: number): number =>
  Math.min(columnWidths.most, Math.max(columnWidths.least, Math.round(px)));

/** Reads `title.240,*employer,-place`: `*` for pinned, `-` for hidden, `.240` for its width. */
export function parseColumns(text: string, columns: Columns): { choices: ColumnChoice[]; hasUnknown: boolean } {
  const choices = new Map<string, ColumnChoice>();
  let hasUnknown = false;
  for (const part of text.split(',').filter(Boolean)) {
    const [, mark, key = '', width] = notation.exec(part) ?? [];
    if (choices.has(key) || !columns.some((column) => column.key === key)) {
      hasUnknown = true;
      continue;
    }
    choices.set(key, {
      key,
      isShown: mark !== '-',
      isPinned: mark === '*',
      width: width === undefined ? null : fitting(Number(width)),
    });
  }
  return { choices: nameFirst([...choices.values()], columns), hasUnknown };
}

export function printColumns(choices: readonly ColumnChoice[]): string {
  return choices
    .map(({ key, isShown, isPinned, width }) => {
      const mark = isShown ? (isPinned ? '*' : '') : '-';
      return `${mark}${key}${width === null ? '' : `.${width}`}`;
    })
    .join(',');
}

/** Whether this is the tab of one state. */
export const isOneState = (state = '') => state !== '' && !state.includes(',');

/** In the tab of one state it goes without saying which; since when it is so is what differs. */
export const columnsIn = (state: string | undefined, columns: Resource['columns']): Resource['columns'] =>
  columns.filter(({ key, isOfOneState = false }) => (isOneState(state) ? key !== 'state' : !isOfOneState));

/** Every column of the resource in the order asked for. The one that names the record stays, and comes first. */
export function arrange(columns: Columns, choices: readonly ColumnChoice[]): ColumnChoice[] {
  const chosen = new Set(choices.map(({ key }) => key));
  const others = columns
    .filter(({ key }) => !chosen.has(key))
    .map(({ key, isExtra = false }) => ({ key, isShown: !isExtra, isPinned: false, width: null }));
  return nameFirst([...choices, ...others], columns);
}

/** The choices as the address should have them: none while they are the resource's own. */
export function arrangement(columns: Columns, choices: readonly ColumnChoice[]): readonly ColumnChoice[] {
  return printColumns(arrange(columns, choices)) === printColumns(arrange(columns, [])) ? [] : choices;
}

function nameFirst(choices: ColumnChoice[], columns: Columns): ColumnChoice[] {
  const name = choices.find(({ key }) => key === columns[0]?.key);
  return name ? [{ ...name, isShown: true }, ...choices.filter((choice) => choice !== name)] : choices;
}
