import type { Language } from '@diwan/api-contract/values/staff';
import { html, type Markup } from './html.ts';

/** The product's drawings, line by line those of the screens. */
const arch =
  'M3 22V12.6C3 7.6 6.3 4.7 12 1.5c5.7 3.2 9 6.1 9 11.1V22h-5v-9.2c0-2.5-1.3-4-4-5.7-2.7 1.7-4 3.2-4 5.7V22z';
const letters = {
  ar: {
    box: '7 0 54 24',
    lines:
      'M53 7.5c4 1.5 6 4.5 6 9.5h-9.5M45.5 10v5.5A1.5 1.5 0 0 1 44 17h-2M41.5 13.5A3.5 3.5 0 1 0 38 17h4M41.5 13.5c0 5-2.5 8-7.5 8.5M28.5 3.5V17M23 10.5V14a7 7 0 0 1-14 0v-3.5',
    dots: [
      [43, 21.5],
      [47.6, 21.5],
      [16, 7.5],
    ],
  },
  en: {
    box: '1.5 -1 62 24',
    lines:
      'M3.5 4.5h4a6.25 6.25 0 0 1 0 12.5h-4zM19.5 9v9.5M24 9l3.5 8L31 9l3.5 8L38 9M50 13.25a3.75 3.75 0 1 0-7.5 0 3.75 3.75 0 1 0 7.5 0M50 9v9.5M55 18.5V13a3.5 3.5 0 0 1 7 0v5.5',
    dots: [[19.5, 5.2]],
  },
} as const satisfies Record<Language, object>;

/** The mark, and the product's name beside it. */
export function logo(language: Language, product: string): Markup {
  const { box, lines, dots } = letters[language];
  const dotted = dots.reduce(
    (others, [x, y]) => html`${others}<circle cx="${`${x}`}" cy="${`${y}`}" r="1.7"/>`,
    html``,
  );
  return html`<svg width="27" height="36" viewBox="3 0 18 24" fill="currentColor" aria-hidden="true"><path d="${arch}"/><circle cx="12" cy="18.7" r="2.8"/></svg>
      <svg height="36" viewBox="${box}" fill="currentColor" role="img" aria-label="${product}"><path d="${lines}" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>${dotted}</svg>`;
}

/** The arch as a line, large, behind the page. */
export const gate = html`<svg class="gate" viewBox="0 0 720 860" fill="none" stroke="currentColor" aria-hidden="true"><path d="M20 860V420C20 240 130 130 360 10c230 120 340 230 340 410v440" vector-effect="non-scaling-stroke"/><path d="M64 860V432c0-154 90-250 296-362 206 112 296 208 296 362v428" vector-effect="non-scaling-stroke"/></svg>`;
