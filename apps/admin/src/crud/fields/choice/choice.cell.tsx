import { choiceLabel } from '../choice-label.ts';
import type { CellOf } from '../kind.ts';

export const choice: CellOf<'choice'> = { text: (value, context, { labels }) => choiceLabel(labels, value, context) };
