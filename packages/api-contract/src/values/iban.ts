/** The country, two check digits, two of the bank, eighteen of the account. */
export const saIbanPattern = /^SA\d{22}$/;

/** Whether it is a Saudi IBAN whose check digits agree with the rest (ISO 7064, mod 97-10). */
export function isSaIban(iban: string): boolean {
  if (!saIbanPattern.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  // S and A are read as 28 and 10.
  return BigInt(moved.replace('SA', '2810')) % 97n === 1n;
}

/** In groups of four, as it stands on paper. */
export const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
