/** Ten digits that begin with 1 (citizens) or 2 (residents) and end with Luhn's check digit. */
export function isNationalId(digits: string): boolean {
  if (!/^[12]\d{9}$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** Whether it is a citizen's; residents have another first digit. */
export const isOfCitizen = (nationalId: string): boolean => nationalId.startsWith('1');
