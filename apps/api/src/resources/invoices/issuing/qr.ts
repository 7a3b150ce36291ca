/** What the QR code of an invoice says. */
interface QrFacts {
  sellerName: string;
  vatNumber: string;
  issueAt: string;
  gross: number;
  vat: number;
}

/** Riyals with two decimals, as the code and the page of an invoice write them for machines. */
export const riyals = (halalas: number): string =>
  `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;

const mostBytes = 255;

/** As much of a text as one byte can say the length of, whole characters only. */
function fitting(text: string): Buffer {
  let bytes = Buffer.from(text);
  for (let letters = Array.from(text); bytes.length > mostBytes; bytes = Buffer.from(letters.join('')))
    letters = letters.slice(0, -1);
  return bytes;
}

/** The tags 1 to 5, each as its number, its length and its value in UTF-8, in base64. */
export function qrOf({ sellerName, vatNumber, issueAt, gross, vat }: QrFacts): string {
  const at = new Date(issueAt).toISOString().replace(/\.\d+Z$/, 'Z');
  const values = [sellerName, vatNumber, at, riyals(gross), riyals(vat)].map(fitting);
  return Buffer.concat(values.flatMap((value, index) => [Buffer.from([index + 1, value.length]), value])).toString(
    'base64',
  );
}
