import type { StandardCalls } from './client-types.ts';

/** What a list asks for when its address says nothing. */
export const firstPage = { limit: '25' } satisfies Parameters<Required<StandardCalls>['list']>[0]['query'];
