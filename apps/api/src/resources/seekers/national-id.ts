import type { Sealing } from '#keys/sealing.ts';

/** A national id as it is stored: sealed, and a keyed hash by which a duplicate is found. */
export function sealNationalId(sealing: Sealing, nationalId: string) {
  return {
    nationalIdSealed: sealing.seal(nationalId),
    nationalIdIndex: sealing.indexOf(nationalId),
    nationalId: nationalId.slice(-4),
  };
}
