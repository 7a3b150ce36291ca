import type { BarLine } from '../report/report.ts';
import type { LedgerResults } from './measure-ledger.ts';

const bar = 50;

export const ledgerTitle = ({ entries }: LedgerResults) =>
  `Wallet, in a ledger of ${entries.toLocaleString('en')} entries`;

/** A line for each bar of the ledger. */
export const ledgerLines = ({ lines, balanceP99, pageP99 }: LedgerResults): BarLine[] =>
  [
    { title: 'a provider with its balances, p99', milliseconds: balanceP99 },
    { title: `a page of its ${lines.toLocaleString('en')} lines, one to ten deep, p99`, milliseconds: pageP99 },
  ].map(({ title, milliseconds }) => ({
    title,
    value: `${milliseconds.toFixed(1)} ms`,
    bar: `≤ ${bar} ms`,
    isWithin: milliseconds <= bar,
  }));
