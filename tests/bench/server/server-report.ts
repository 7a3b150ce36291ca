import type { BarLine } from '../report/report.ts';
import type { ListFigures, ServerResults } from './measure-server.ts';

const bars = { p99: 50, ratio: 1.3, share: 0.5 };

/** A line for each bar of each list. */
export function serverLines({ lists }: ServerResults): BarLine[] {
  return lists.flatMap((list) => linesOf(list).map((line) => ({ ...line, title: `${list.title}: ${line.title}` })));
}

function linesOf({ deepPage, firstP99, deepP99, ours, bare }: ListFigures): BarLine[] {
  const [ratio, share] = [deepP99 / firstP99, ours / bare];
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const bar = `≤ ${bars.p99} ms`;
  return [
    { title: 'page 1, p99', value: milliseconds(firstP99), bar, isWithin: firstP99 <= bars.p99 },
    {
      title: `page ${deepPage.toLocaleString('en')}, p99`,
      value: milliseconds(deepP99),
      bar,
      isWithin: deepP99 <= bars.p99,
    },
    { title: 'ratio of the two', value: ratio.toFixed(2), bar: `≤ ${bars.ratio}`, isWithin: ratio <= bars.ratio },
    {
      title: 'throughput beside a bare Node server with the same SQL and JSON',
      value: `${(share * 100).toFixed(0)} % (${ours.toFixed(0)} / ${bare.toFixed(0)} requests a second)`,
      bar: `≥ ${bars.share * 100} %`,
      isWithin: share >= bars.share,
    },
  ];
}

/** What the server's lines are about. */
export const serverTitle = ({ applications }: ServerResults) =>
  `Server, ${applications.toLocaleString('en')} applications`;
