import { readFile, writeFile } from 'node:fs/promises';
import { ownLines } from './own-lines.ts';
import { linesOf, mark } from './report.ts';
import type { Results } from './results.ts';

const file = 'docs/performance.md';
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->'];

/** Puts the tables of this run between the two marks of the document; what wasn't measured keeps no figure. */
export async function writeDocs(results: Results): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${file} has no marks ${begin} and ${end}.`);
  await writeFile(file, `${text.slice(0, before + begin.length)}\n\n${tablesOf(results)}\n\n${text.slice(after)}`);
}

/** The tables in Markdown, each with when it was measured. */
export function tablesOf(results: Results): string {
  const { processors, screens } = results;
  const parts: string[] = [];
  if (screens) {
    const { taken, runs, subjects } = screens;
    const rows = linesOf(subjects).map(({ title, values, bar, isWithin, ratio }) => [
      title,
      ...values,
      bar,
      mark(isWithin),
      ratio,
    ]);
    parts.push(
      `Screens, ${dayOf(taken)}, ${processors}, medians of ${runs} runs:`,
      markdown(['what', ...subjects.map(({ title }) => title), 'bar', '', 'ours to react-admin'], rows),
    );
  }
  for (const { title, taken, lines } of ownLines(results)) {
    const rows = lines.map(({ title: what, value, bar, isWithin }) => [what, value, bar, mark(isWithin)]);
    parts.push(`${title}, ${dayOf(taken)}:`, markdown(['what', 'value', 'bar', ''], rows));
  }
  return parts.join('\n\n');
}

const dayOf = (taken: string) => taken.slice(0, 10);

function markdown(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
