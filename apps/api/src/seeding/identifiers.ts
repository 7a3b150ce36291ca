/** A different value below 10^digits for every index, in no order that meets the eye. */
export function scattered(index: number, digits: number): string {
  const size = 10n ** BigInt(digits);
  // Odd and no multiple of five, so that no two indices meet.
  return String((BigInt(index) * 74_207_281n + 31_415_927n) % size).padStart(digits, '0');
}

/** Ten digits whose last one is the check digit of Luhn; the first is 1 for citizens and 2 for residents. */
export function nationalId(isSaudi: boolean, index: number): string {
  const body = (isSaudi ? '1' : '2') + scattered(index, 8);
  return body + checkDigit(body);
}

function checkDigit(body: string): number {
  let sum = 0;
  for (const [position, digit] of Array.from(body, Number).reverse().entries()) {
    const value = digit * (position % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

export const mobile = (index: number) => `+9665${scattered(index, 8)}`;
