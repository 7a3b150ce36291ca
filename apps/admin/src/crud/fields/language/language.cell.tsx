import { displayName } from '#crud/resource/display-name.ts';
import type { CellOf } from '../kind.ts';

export const language: CellOf<'language'> = {
  text: (value, context) => displayName('language', value, context.language),
};
