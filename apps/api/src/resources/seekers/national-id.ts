import type { Sealing } from '#keys/sealing.ts';

/** A national id as it is stored: sealed, and a keyed hash by which a duplicate is found. */
export function sealNationalId(sealing: Sealing, nationalId: string) {
  return {
    nationalIdSealed: sealing.seal(nationalId),
    nationalIdIndex: sealing.indexOf(nationalId),
    nationalId: nationalId.slice(-4),
  };
}

interface Stored {
  nationalId: string | null;
  nationalIdIndex: Buffer | null;
}

/** A written national id as it is kept, and whether it is another than before; one that was not written stays as it is. */
export function keptNationalId({ nationalId }: Pick<Stored, 'nationalId'>, before: Stored, sealing: Sealing) {
  const { nationalId: lastDigits, nationalIdIndex: index } = before;
  const isSame = nationalId && index && sealing.indexesOf(nationalId).some((each) => each.equals(index));
  if (nationalId === lastDigits || isSame) return { isChanged: false, columns: { nationalId: lastDigits } };
  const columns = nationalId
    ? sealNationalId(sealing, nationalId)
    : { nationalIdSealed: null, nationalIdIndex: null, nationalId };
  return { isChanged: true, columns };
}
