import { core } from '#messages/core.ts';
import { currentLanguage } from '#messages/language.ts';

/** Letters as lines of one width, and their dots. */
const letters = {
  ar: {
    start: '7 0',
    width: 54,
    lines:
      'M53 7.5c4 1.5 6 4.5 6 9.5h-9.5M45.5 10v5.5A1.5 1.5 0 0 1 44 17h-2M41.5 13.5A3.5 3.5 0 1 0 38 17h4M41.5 13.5c0 5-2.5 8-7.5 8.5M28.5 3.5V17M23 10.5V14a7 7 0 0 1-14 0v-3.5',
    dots: [
      [43, 21.5],
      [47.6, 21.5],
      [16, 7.5],
    ],
  },
  en: {
    start: '1.5 -1',
    width: 62,
    lines:
      'M3.5 4.5h4a6.25 6.25 0 0 1 0 12.5h-4zM19.5 9v9.5M24 9l3.5 8L31 9l3.5 8L38 9M50 13.25a3.75 3.75 0 1 0-7.5 0 3.75 3.75 0 1 0 7.5 0M50 9v9.5M55 18.5V13a3.5 3.5 0 0 1 7 0v5.5',
    dots: [[19.5, 5.2]],
  },
} as const;

export interface WordmarkProps {
  /** Its height in pixels. */
  height: number;
}

/** The product's name as it is drawn, in the language and the colour of the text around it. */
export function Wordmark({ height }: WordmarkProps) {
  const { start, width, lines, dots } = letters[currentLanguage()];
  return (
    <svg
      role="img"
      aria-label={core().product}
      width={(height * width) / 24}
      height={height}
      viewBox={`${start} ${width} 24`}
      fill="currentColor"
    >
      <path d={lines} fill="none" stroke="currentColor" strokeWidth={3} strokeLinejoin="round" />
      {dots.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.7} />
      ))}
    </svg>
  );
}
