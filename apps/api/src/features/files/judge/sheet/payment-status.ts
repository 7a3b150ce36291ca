import { createReadStream } from 'node:fs';
import { attributeOf, xmlReader } from '../archive/visit-xml.ts';
import { RefusedFile } from '../refused-file.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.';

/** What the columns of a bank's answers are called in the contract. */
const header = ['number', 'netAmount', 'outcome', 'bankReference', 'paidOn', 'failure'];

/** `ExternalPaymentTransactionStatus1Code`; others are told as they are. */
const outcomes: Readonly<Record<string, string>> = {
  ACSC: 'paid',
  ACCC: 'paid',
  RJCT: 'returned',
  CANC: 'returned',
  ACTC: 'waiting',
  ACCP: 'waiting',
  ACSP: 'waiting',
  ACWC: 'waiting',
  PDNG: 'waiting',
  RCVD: 'waiting',
};
/** `ExternalStatusReason1Code`, as far as it says more than that the bank refuses. */
const failures: Readonly<Record<string, string>> = {
  AC01: 'account_unknown',
  AC02: 'account_unknown',
  AC03: 'account_unknown',
  AC04: 'account_closed',
  AC07: 'account_closed',
  BE01: 'name_mismatch',
};

/** The parts of a transaction that are read, by the elements that lead to them. */
const parts = {
  number: ['OrgnlEndToEndId'],
  status: ['TxSts'],
  reason: ['StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry'],
  reference: ['AcctSvcrRef'],
  amount: ['OrgnlTxRef/Amt/InstdAmt'],
  settled: ['FctvIntrBkSttlmDt/Dt', 'FctvIntrBkSttlmDt/DtTm', 'AccptncDtTm'],
} as const;

/** What a bank says of the transfers of a batch in a payment status report (`pain.002` of ISO 20022), as the rows of a table. */
export async function* paymentStatusRows(path: string): AsyncGenerator<string[]> {
  const open: string[] = [];
  let told: Map<string, string> | null = null;
  let inside = '';
  let found: string[][] = [];
  const reader = xmlReader({
    open(element) {
      const { name, space } = element;
      if (open.length === 0 && (name !== 'Document' || !space.startsWith(namespace)))
        throw new RefusedFile('fileMismatch');
      open.push(name);
      if (name === 'TxInfAndSts') told = new Map();
      inside = open.slice(open.lastIndexOf('TxInfAndSts') + 1).join('/');
      const currency = attributeOf(element, 'Ccy');
      if (told && currency !== '' && currency !== 'SAR') told.set(inside, `${currency} `);
    },
    text(text) {
      told?.set(inside, (told.get(inside) ?? '') + text);
    },
    close({ name }) {
      open.pop();
      inside = open.slice(open.lastIndexOf('TxInfAndSts') + 1).join('/');
      if (name !== 'TxInfAndSts' || !told) return;
      found.push(rowOf(told));
      told = null;
    },
  });
  yield header;
  for await (const chunk of createReadStream(path)) {
    reader.write(chunk as Buffer);
    yield* found;
    found = [];
  }
  reader.close();
}

function rowOf(told: ReadonlyMap<string, string>): string[] {
  const said = (part: keyof typeof parts) =>
    parts[part].map((path) => told.get(path)?.trim() ?? '').find((text) => text !== '') ?? '';
  const status = said('status');
  const outcome = outcomes[status] ?? status;
  const isPaid = outcome === 'paid';
  const failure = outcome === 'returned' ? (failures[said('reason')] ?? 'bank_rejected') : '';
  return [
    said('number'),
    said('amount'),
    outcome,
    isPaid ? said('reference') : '',
    isPaid ? said('settled').slice(0, 10) : '',
    failure,
  ];
}
