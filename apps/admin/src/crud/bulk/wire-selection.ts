import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import type { Selection } from '@diwan/machines/list/list.types';

/** What is selected, as the server is told; `query` says which records `all` means. */
export function wireSelection(selection: Selection, query: Readonly<Record<string, string>>): BulkSelection {
  return selection.kind === 'some'
    ? { kind: 'some', ids: [...selection.ids] }
    : { kind: 'all', query: { ...query }, except: [...selection.except] };
}
