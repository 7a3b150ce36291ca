import { SaxesParser } from 'saxes';
import { expect } from 'vitest';

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** A part of a message: what it holds in its order, or what its text has to be. */
type Rule = RegExp | readonly (readonly [name: string, rule: Rule, occurs?: '?' | '*'])[];

const text = (most: number) => new RegExp(`^.{1,${most}}$`, 'u');
const [max35, max140] = [text(35), text(140)];
const sum = /^\d{1,16}(\.\d{1,2})?$/;
const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
const count = /^\d{1,15}$/;
const iban: Rule = [['IBAN', /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/]];
const party: Rule = [['Nm', max140]];
const agent: Rule = [['FinInstnId', [['BICFI', /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/]]]];
const transfer: Rule = [
  [
    'PmtId',
    [
      ['InstrId', max35, '?'],
      ['EndToEndId', max35],
    ],
  ],
  ['Amt', [['InstdAmt', sum]]],
  ['CdtrAgt', agent, '?'],
  ['Cdtr', party],
  ['CdtrAcct', [['Id', iban]]],
  ['RmtInf', [['Ustrd', max140, '*']], '?'],
];

/**
 * CustomerCreditTransferInitiationV09, written down from the message definition of ISO 20022: of its parts those that are
 * used here, in the order, number and form that the schema asks for. What the schema allows besides is not in it.
 */
const message: Rule = [
  [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', max35],
          ['CreDtTm', moment],
          ['NbOfTxs', count],
          ['CtrlSum', sum, '?'],
          ['InitgPty', party],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', max35],
          ['PmtMtd', /^(CHK|TRF|TRA)$/],
          ['BtchBookg', /^(true|false)$/, '?'],
          ['NbOfTxs', count, '?'],
          ['CtrlSum', sum, '?'],
          ['ReqdExctnDt', [['Dt', day]]],
          ['Dbtr', party],
          [
            'DbtrAcct',
            [
              ['Id', iban],
              ['Ccy', /^[A-Z]{3}$/, '?'],
            ],
          ],
          ['DbtrAgt', agent],
          ['ChrgBr', /^(DEBT|CRED|SHAR|SLEV)$/, '?'],
          ['CdtTrfTxInf', transfer, '*'],
        ],
        '*',
      ],
    ],
  ],
];

function parsed(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes, children: [], text: '' };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('text', (characters) => {
    open.at(-1)!.text += characters;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root.children[0]!;
}

function expectRule(node: Node, rule: Rule, path: string): void {
  if (rule instanceof RegExp) {
    expect(node.children, path).toEqual([]);
    return expect(node.text, path).toMatch(rule);
  }
  expect(node.text.trim(), path).toBe('');
  const left = [...node.children];
  for (const [name, inner, occurs] of rule) {
    const here = `${path}/${name}`;
    const found: Node[] = [];
    while (left[0]?.name === name) found.push(left.shift()!);
    if (occurs === undefined) expect(found, here).toHaveLength(1);
    if (occurs === '?') expect(found.length, here).toBeLessThan(2);
    for (const each of found) expectRule(each, inner, here);
  }
  expect(
    left.map(({ name }) => name),
    `what else stands in ${path}`,
  ).toEqual([]);
}

const at = (node: Node, ...path: string[]): Node =>
  path.reduce((inner, name) => inner.children.find((child) => child.name === name)!, node);
const textOf = (node: Node, ...path: string[]) => at(node, ...path).text;
const textsOf = ({ children }: Node) => Object.fromEntries(children.map((child) => [child.name, child.text]));

/** Whether a file keeps the rules of pain.001.001.09, and what it says. */
export function expectPain001(xml: string) {
  const document = parsed(xml);
  expect(document).toMatchObject({
    name: 'Document',
    attributes: { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' },
  });
  expectRule(document, message, 'Document');
  const payment = at(document, 'CstmrCdtTrfInitn', 'PmtInf');
  const transfers = payment.children.filter(({ name }) => name === 'CdtTrfTxInf');
  return {
    header: textsOf(at(document, 'CstmrCdtTrfInitn', 'GrpHdr')),
    payment: textsOf(payment),
    transfers: transfers.map((each) => {
      expect(at(each, 'Amt', 'InstdAmt').attributes).toEqual({ Ccy: 'SAR' });
      return {
        number: textOf(each, 'PmtId', 'EndToEndId'),
        amount: textOf(each, 'Amt', 'InstdAmt'),
        name: textOf(each, 'Cdtr', 'Nm'),
        iban: textOf(each, 'CdtrAcct', 'Id', 'IBAN'),
        bic: textOf(each, 'CdtrAgt', 'FinInstnId', 'BICFI'),
      };
    }),
  };
}
