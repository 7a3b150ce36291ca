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
