import { inFours } from '@diwan/api-contract/values/iban';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { CellOf } from '../kind.ts';

export const iban: CellOf<'iban'> = { text: inFours, Value: ({ value }) => cells.latin(inFours(value)) };
