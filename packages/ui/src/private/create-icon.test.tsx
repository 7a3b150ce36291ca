import * as bell from 'lucide-react/dist/esm/icons/bell.mjs';
import * as warning from 'lucide-react/dist/esm/icons/triangle-exclamation-point.mjs';
import { Bell, LucideProvider, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon } from './create-icon.ts';

/** Modules of icons export what they draw, and their types say nothing of it. */
const dataOf = (module: object) => (module as { __iconData: Parameters<typeof createIcon>[0] }).__iconData;

const attributesOf = (markup: string) => {
  const [, opening = '', inner] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(markup)!;
  return { attributes: opening.match(/[\w:-]+="[^"]*"/g)!.sort(), inner };
};

/** As the shell draws them, and alone. */
const drawn = (icon: ReactElement) => [icon, provided(icon)].map((each) => attributesOf(renderToStaticMarkup(each)));

const provided = (icon: ReactElement) => (
  <LucideProvider size={16} strokeWidth={1.5}>
    {icon}
  </LucideProvider>
);

test.each([
  ['nothing', {}],
  ['a size', { size: 20 }],
  ['a class, a color and a stroke', { className: 'a b', color: 'red', strokeWidth: 1.5 }],
  ['a name', { 'aria-label': 'Warning', role: 'img' }],
  ['hidden', { 'aria-hidden': true, 'data-x': 'y' }],
])('an icon with %s is what lucide-react draws', (_, props) => {
  const [OurBell, OurWarning] = [createIcon(dataOf(bell)), createIcon(dataOf(warning))];
  expect(drawn(<OurBell {...props} />)).toEqual(drawn(<Bell {...props} />));
  expect(drawn(<OurWarning {...props} />)).toEqual(drawn(<TriangleAlert {...props} />));
});
