import { displayName } from '#crud/resource/display-name.ts';
import type { CellOf } from '../kind.ts';

export const country: CellOf<'country'> = { text: (value, { language }) => displayName('region', value, language) };
