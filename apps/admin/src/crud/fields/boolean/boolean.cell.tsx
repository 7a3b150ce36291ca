import type { CellOf } from '../kind.ts';

export const boolean: CellOf<'boolean'> = { text: (value, { t }) => t(value ? 'yes' : 'no') };
