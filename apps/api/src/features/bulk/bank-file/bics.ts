/** The code under which other banks know one, by the two digits that an IBAN names it by. */
export const bicOf: Readonly<Record<string, string>> = {
  '05': 'INMASARI',
  '10': 'NCBKSAJE',
  '15': 'ALBISARI',
  '20': 'RIBLSARI',
  '30': 'ARNBSARI',
  '45': 'SABBSARI',
  '50': 'AAALSARI',
  '55': 'BSFRSARI',
  '60': 'BJAZSAJE',
  '65': 'SIBCSARI',
  '80': 'RJHISARI',
  '90': 'GULFSARI',
  '95': 'EBILSARI',
};
