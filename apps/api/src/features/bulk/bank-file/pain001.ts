import { riyadhTime } from '#crud/export/columns/cell.ts';
import { bicOf } from './bics.ts';
import type { Payer } from './config.ts';
import type { PaymentFile, Transfer } from './transfers.ts';

/** A credit transfer initiation of ISO 20022, in the version that banks of the kingdom take. */
const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const longestName = 140;

/** The transfers of a batch as pain.001.001.09: one instruction of payment, with the same total and count on both levels. */
export function pain001(
  { batch, messageId, madeAt, count, total }: PaymentFile,
  transfers: readonly Transfer[],
  payer: Payer,
): string {
  const sums = `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${riyals(total)}</CtrlSum>`;
  const local = riyadhTime(madeAt).toISOString();
  const payerName = `<Nm>${named(payer.name)}</Nm>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${namespace}"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${local.slice(0, 19)}+03:00</CreDtTm>${sums}<InitgPty>${payerName}</InitgPty></GrpHdr>
<PmtInf><PmtInfId>${messageId}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>${sums}<ReqdExctnDt><Dt>${local.slice(0, 10)}</Dt></ReqdExctnDt><Dbtr>${payerName}</Dbtr><DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id><Ccy>SAR</Ccy></DbtrAcct><DbtrAgt><FinInstnId><BICFI>${payer.bic}</BICFI></FinInstnId></DbtrAgt><ChrgBr>SHAR</ChrgBr>
${transfers.map((transfer) => transferXml(transfer, batch)).join('\n')}
</PmtInf></CstmrCdtTrfInitn></Document>
`;
}

function transferXml({ number, halalas, holder, iban, bankCode }: Transfer, batch: string): string {
  const bic = bicOf[bankCode];
  const agent = bic ? `<CdtrAgt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></CdtrAgt>` : '';
  return `<CdtTrfTxInf><PmtId><InstrId>${number}</InstrId><EndToEndId>${number}</EndToEndId></PmtId><Amt><InstdAmt Ccy="SAR">${riyals(halalas)}</InstdAmt></Amt>${agent}<Cdtr><Nm>${named(holder)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${named(`${number} ${batch}`)}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

/** Never by a division: halalas are whole. */
function riyals(halalas: number): string {
  const digits = String(halalas).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Cut by whole characters, without what XML forbids. */
const named = (text: string): string =>
  Array.from(text.replaceAll(/\p{Cc}/gu, ' ').trim())
    .slice(0, longestName)
    .join('')
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);
