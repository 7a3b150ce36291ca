/** A Saudi national address; the additional number stands for the second door of a building. */
export interface NationalAddress {
  buildingNumber: string;
  street: string;
  district: string;
  city: string;
  postalCode: string;
  additionalNumber: string | null;
}

const commas = { ar: '، ', en: ', ' };

/** An address in one line, in the order in which it stands on an envelope. */
export function addressLine(address: NationalAddress, language: 'ar' | 'en'): string {
  const { buildingNumber, street, district, city, postalCode, additionalNumber } = address;
  const area = additionalNumber ? `${postalCode} – ${additionalNumber}` : postalCode;
  return [`${buildingNumber} ${street}`, district, `${city} ${area}`].join(commas[language]);
}
