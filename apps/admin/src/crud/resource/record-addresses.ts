import type { Resource } from './define-resource.ts';

type Addressed = Pick<Resource, 'path' | 'screens' | 'listPath'>;

/** Where a record is read; its form where it has no screen for reading. */
export const addressOf = (resource: Addressed, id: string): string =>
  resource.screens.includes('view') ? `${resource.path}/view/${id}` : editAddressOf(resource, id);

export const editAddressOf = ({ path }: Addressed, id: string): string => `${path}/edit/${id}`;
export const listAddressOf = ({ path, listPath }: Addressed): string => listPath ?? `${path}/list`;
