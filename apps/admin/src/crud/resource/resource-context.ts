import { createContext, use } from 'react';
import type { CellContext } from './cells/cell-context.ts';
import type { Resource } from './define-resource.ts';

export interface ResourceScope extends CellContext {
  resource: Resource;
}

// Alone with its hook: a context that is made again while one develops is another one than its provider's.
export const ResourceContext = createContext<ResourceScope | null>(null);

/** The resource that the screen is about, its texts, and figures and dates in the language in use. */
export function useResource(): ResourceScope {
  const scope = use(ResourceContext);
  if (!scope) throw new Error('No ResourceProvider');
  return scope;
}
