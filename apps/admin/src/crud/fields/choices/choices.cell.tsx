import { choiceLabel } from '../choice-label.ts';
import type { CellOf } from '../kind.ts';

export const choices: CellOf<'choices'> = {
  text: (value, context, { labels }) => context.format.list(value.map((each) => choiceLabel(labels, each, context))),
};
