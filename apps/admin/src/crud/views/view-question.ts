import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';

/** Asks for a name: of a new view, or of one that is there. */
export type NameQuestion = { kind: 'save' } | { kind: 'rename'; view: SavedView };
export type ViewQuestion = NameQuestion | { kind: 'remove'; view: SavedView };
