import { displayName } from '#crud/resource/display-name.ts';
import type { CellOf } from '../kind.ts';

export const countries: CellOf<'countries'> = {
  text: (value, { language, format }) => format.list(value.map((code) => displayName('region', code, language))),
};
