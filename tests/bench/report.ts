import type { Script } from './scripts-until.ts';

export interface Measurement {
  title: string;
  scripts: Script[];
  /** The most it may be, in KB after gzip. */
  bar: number;
}

export type Size = 'bytes' | 'gzip' | 'brotli';

export const kilobytes = (scripts: Script[], size: Size) =>
  scripts.reduce((sum, script) => sum + script[size], 0) / 1000;

export const isWithinBar = ({ scripts, bar }: Measurement) => kilobytes(scripts, 'gzip') <= bar;

const barWidth = 40;

/** A line for each measurement with its bar drawn, and below it the scripts that weigh most. */
export function report(measurements: Measurement[]): string {
  return measurements.map(describe).join('\n\n');
}

function describe(measurement: Measurement): string {
  const { title, scripts, bar } = measurement;
  const gzip = kilobytes(scripts, 'gzip');
  const filled = Math.min(barWidth, Math.round((gzip / bar) * barWidth));
  const drawn = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  const heaviest = scripts.toSorted((one, other) => other.gzip - one.gzip).slice(0, 12);
  return [
    `JavaScript before ${title}: ${scripts.length} scripts`,
    `  ${drawn} ${gzip.toFixed(1)} of ${bar} KB gzip ${isWithinBar(measurement) ? '✓' : '✗ too much'}`,
    `  ${kilobytes(scripts, 'brotli').toFixed(1)} KB brotli, ${kilobytes(scripts, 'bytes').toFixed(1)} KB unpacked`,
    ...heaviest.map(({ name, gzip }) => `  ${(gzip / 1000).toFixed(1).padStart(7)} KB  ${name}`),
  ].join('\n');
}
