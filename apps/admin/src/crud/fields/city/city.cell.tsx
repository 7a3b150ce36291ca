import { cityName } from '@diwan/api-contract/values/places/cities';
import type { CellOf } from '../kind.ts';

export const city: CellOf<'city'> = { text: (value, { language }) => cityName(value, language) };
