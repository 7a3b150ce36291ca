import type { SharedSettings } from '@diwan/api-contract/settings/register';

/** The groups of the menu, in their order. */
export const areas = [
  'recruitment',
  'marketplace',
  'sales',
  'content',
  'communication',
  'referenceData',
  'administration',
  'demo',
] as const;
export type AreaKey = (typeof areas)[number];

/** Whether a setting takes an area out of the menu and the palette, and its addresses out of reach. */
export function isAreaHidden(area: string | undefined, { isDemoShown }: SharedSettings): boolean {
  return area === 'demo' && !isDemoShown;
}

export function shownAreas(settings: SharedSettings): AreaKey[] {
  return areas.filter((area) => !isAreaHidden(area, settings));
}
