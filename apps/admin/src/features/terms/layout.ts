type Layout = 'list' | 'tree';

/** The address of the terms in another body; the tree has no pages, and its order is its own. */
export function layoutAddress(path: string, search: string, layout: Layout): string {
  const params = new URLSearchParams(search);
  for (const name of ['layout', 'after', 'before', 'bulk', 'sort']) params.delete(name);
  if (layout === 'tree') params.set('layout', 'tree');
  return params.size > 0 ? `${path}?${params}` : path;
}

export const isTree = (search: string): boolean => new URLSearchParams(search).get('layout') === 'tree';
