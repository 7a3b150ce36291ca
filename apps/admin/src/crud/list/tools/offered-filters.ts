import type { Resource } from '#crud/resource/define-resource.ts';
import type { FilterKind } from '#crud/resource/filter-kinds.ts';

interface OfferedFilter {
  name: string;
  filter: FilterKind;
}

/** How many filters stand there without being asked for. */
const usualCount = 4;

export const standsUnasked = (index: number): boolean => index < usualCount;

/** The filters that a list offers, without those that its screen has fixed. */
export function offeredFilters(filters: Resource['filters'], hidden: readonly string[]): OfferedFilter[] {
  return Object.entries(filters).flatMap(([name, filter]) =>
    filter && !hidden.includes(name) ? [{ name, filter }] : [],
  );
}
