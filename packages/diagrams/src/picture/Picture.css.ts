import { component } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;
const forced = '(forced-colors: active)';

export const picture = style(
  component({
    display: 'block',
    marginInline: 'auto',
    maxInlineSize: 'none',
    fontFamily: font.family.text,
    '@media': { print: { maxInlineSize: '100%', blockSize: 'auto', maxBlockSize: '90vh', breakInside: 'avoid' } },
  }),
);

const box = {
  stroke: color.borderStrong,
  strokeWidth: 1,
  selectors: {
    '&[data-kind="parallel"]': { strokeDasharray: '6 4' },
    '[data-visited] > &': { stroke: color.action },
    '[data-here] > &': { stroke: color.action, strokeWidth: 2 },
  },
  '@media': {
    [forced]: { fill: 'Canvas', stroke: 'CanvasText', selectors: { '[data-here] > &': { stroke: 'Highlight' } } },
  },
};

export const grounds = styleVariants({
  inner: component({
    ...box,
    fill: color.surface,
    selectors: {
      ...box.selectors,
      '[data-here] > &': { fill: color.actionTint, stroke: color.action, strokeWidth: 2 },
    },
  }),
  outer: component({ ...box, fill: color.surfaceSunken }),
  outerOdd: component({ ...box, fill: color.surface }),
});
const rim = (stroke: string) =>
  component({
    stroke,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    '@media': { [forced]: { stroke: 'Canvas' } },
  });
export const rims = styleVariants({
  inner: component({}),
  outer: rim(color.surfaceSunken),
  outerOdd: rim(color.surface),
});
export const second = style(
  component({ fill: 'none', stroke: color.borderStrong, '@media': { [forced]: { stroke: 'CanvasText' } } }),
);
export const dot = style(component({ fill: color.text, '@media': { [forced]: { fill: 'CanvasText' } } }));

const words = {
  fill: color.text,
  textAnchor: 'middle',
  unicodeBidi: 'plaintext',
  '@media': { [forced]: { fill: 'CanvasText' } },
} as const;

export const title = style(component({ ...words, fontSize: '13px', fontWeight: font.weight.medium }));
export const line = style(component({ ...words, fontSize: '11px', fill: color.textMuted }));

export const way = style(
  component({
    fill: 'none',
    stroke: color.borderStrong,
    strokeWidth: 1.25,
    selectors: { '[data-taken] > &': { stroke: color.action, strokeWidth: 2.5 } },
    '@media': { [forced]: { stroke: 'CanvasText', selectors: { '[data-taken] > &': { stroke: 'Highlight' } } } },
  }),
);
export const head = style(
  component({
    fill: color.borderStrong,
    selectors: { '[data-taken] > &': { fill: color.action } },
    '@media': { [forced]: { fill: 'CanvasText', selectors: { '[data-taken] > &': { fill: 'Highlight' } } } },
  }),
);
export const plate = style(
  component({ fill: color.canvas, fillOpacity: 0.9, '@media': { [forced]: { fill: 'Canvas', fillOpacity: 1 } } }),
);
export const label = style(
  component({
    ...words,
    fontSize: '11px',
    fill: color.textMuted,
    selectors: { '&[data-marked]': { fill: color.action, fontWeight: font.weight.medium, cursor: 'pointer' } },
    '@media': { [forced]: { fill: 'CanvasText', selectors: { '&[data-marked]': { fill: 'LinkText' } } } },
  }),
);
