import type { ComponentType } from 'react';

/** Another body of a list than its table. */
export interface Layout {
  /** Its name in the address; its words stand under `layouts` of the resource. */
  key: string;
  Icon: ComponentType;
  /** What of the query it decides by itself. */
  decides: readonly string[];
}

/** The address of the same records in a layout, or as the list; neither is opened at a page of the other. */
export function layoutAddress(path: string, search: string, layout: Layout | null): string {
  const params = new URLSearchParams(search);
  for (const name of ['layout', 'after', 'before', 'bulk', ...(layout?.decides ?? [])]) params.delete(name);
  if (layout) params.set('layout', layout.key);
  return params.size > 0 ? `${path}?${params}` : path;
}

export const isIn = ({ key }: Layout, search: string): boolean => new URLSearchParams(search).get('layout') === key;
