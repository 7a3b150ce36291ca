import type { TFunction } from 'i18next';

/** Why the demo refused something; that it was told to is said as it is. */
export const refusalText = (t: TFunction<'todo'>, code: string): string =>
  t(code === 'unavailable' ? 'refused.byDemo' : code === 'notFound' ? 'refused.notFound' : 'refused.other');
