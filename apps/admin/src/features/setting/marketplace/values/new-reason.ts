import type { Reason } from '@diwan/api-contract/settings/reasons';

/** A reason that has no name yet, under a code that the list has not had. */
export function newReason(known: readonly Reason[]): Reason {
  const codes = new Set(known.map(({ code }) => code));
  let nth = known.length + 1;
  while (codes.has(`reason_${nth}`)) nth += 1;
  return { code: `reason_${nth}`, name: { ar: '', en: '' }, isOffered: true };
}
