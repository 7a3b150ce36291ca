const anyDigit = /[٠-٩۰-۹０-９]/g;

/** Replaces Arabic-Indic, Persian and full-width digits by ASCII ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(anyDigit, (digit) => String(valueOf(digit.charCodeAt(0))));
}

function valueOf(code: number): number {
  if (code >= 0xff10) return code - 0xff10;
  return code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
}
