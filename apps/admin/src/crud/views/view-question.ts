import type { SavedView } from '@diwan/api-contract/saved-views';

/** Asks for a name: of a new view, or of one that is there. */
export type NameQuestion = { kind: 'save' } | { kind: 'rename'; view: SavedView };
export type ViewQuestion = NameQuestion | { kind: 'remove'; view: SavedView };
