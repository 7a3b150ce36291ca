import { readFile, writeFile } from 'node:fs/promises';
import type { Results } from './bench.ts';
import { ownLines } from './own-lines.ts';
import { linesOf, mark } from './report.ts';

const file = 'docs/performance.md';
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->'];

/** Puts the tables of this run between the two marks of the document; what wasn't measured keeps no figure. */
export async function writeDocs(results: Results): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${file} has no marks ${begin} and ${end}.`);
  await writeFile(file, `${text.slice(0, before + begin.length)}\n\n${tablesOf(results)}\n\n${text.slice(after)}`);
}

/** The run's tables in Markdown. */
export function tablesOf({ taken, processors, runs, screens, table, server }: Results): string {
  const parts = [`Taken on ${taken.slice(0, 10)}, ${processors}, medians of ${runs} runs.`];
  if (screens) {
    const rows = linesOf(screens).map(({ title, values, bar, isWithin, ratio }) => [
      title,
      ...values,
      bar,
      mark(isWithin),
      ratio,
    ]);
    parts.push(markdown(['what', ...screens.map(({ title }) => title), 'bar', '', 'ours to react-admin'], rows));
  }
  for (const { title, lines } of ownLines({ table, server })) {
    const rows = lines.map(({ title: what, value, bar, isWithin }) => [what, value, bar, mark(isWithin)]);
    parts.push(`${title}:`, markdown(['what', 'value', 'bar', ''], rows));
  }
  return parts.join('\n\n');
}

function markdown(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
