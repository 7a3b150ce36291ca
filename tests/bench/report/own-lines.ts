import { chatLines, chatTitle } from '../chat/chat-report.ts';
import { demoLines, demoTitle } from '../demo/demo-report.ts';
import { ledgerLines, ledgerTitle } from '../ledger/ledger-report.ts';
import { reviewLines, reviewTitle } from '../review/review-report.ts';
import { serverLines, serverTitle } from '../server/server-report.ts';
import { tableLines, tableTitle } from '../table/table-report.ts';
import type { BarLine } from './report.ts';
import type { Results } from './results.ts';

/** What is measured of ours alone, each part with its lines. */
export function ownLines({
  table,
  demo,
  chat,
  review,
  ledger,
  server,
}: Results): { title: string; taken: string; lines: BarLine[] }[] {
  return [
    ...(table ? [{ title: tableTitle, taken: table.taken, lines: tableLines(table) }] : []),
    ...(demo ? [{ title: demoTitle, taken: demo.taken, lines: demoLines(demo) }] : []),
    ...(chat ? [{ title: chatTitle(chat), taken: chat.taken, lines: chatLines(chat) }] : []),
    ...(review ? [{ title: reviewTitle, taken: review.taken, lines: reviewLines(review) }] : []),
    ...(ledger ? [{ title: ledgerTitle(ledger), taken: ledger.taken, lines: ledgerLines(ledger) }] : []),
    ...(server ? [{ title: serverTitle(server), taken: server.taken, lines: serverLines(server) }] : []),
  ];
}
