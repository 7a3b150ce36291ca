/** The address of the applicants in another body; the board has no pages, and its columns are the states. */
export function layoutAddress(path: string, search: string, layout: 'list' | 'board'): string {
  const params = new URLSearchParams(search);
  for (const name of ['layout', 'after', 'before', 'bulk']) params.delete(name);
  if (layout === 'board') {
    params.delete('state');
    params.set('layout', 'board');
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

export const isBoard = (search: string): boolean => new URLSearchParams(search).get('layout') === 'board';

/** The query with this record beside the list. */
export function peekingAt(search: string, id: string): string {
  const params = new URLSearchParams(search);
  params.set('peek', id);
  return `?${params}`;
}
