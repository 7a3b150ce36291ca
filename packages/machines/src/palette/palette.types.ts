import type { SearchGroup } from '@diwan/api-contract/endpoints/search';
import type { Problem } from '@diwan/api-contract/problem';

export interface PaletteContext {
  text: string;
  /** What was found for the last text that was searched. */
  groups: readonly SearchGroup[];
  problem: Problem | null;
}

export type PaletteEvent =
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  | { type: 'palette.typed'; text: string }
  | { type: 'palette.retried' };
