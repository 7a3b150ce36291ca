import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;
const scaleWidth = '36px';

export const chart = style(component({ margin: 0, display: 'grid', gap: space.xs, minInlineSize: 0 }));
export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.md,
    rowGap: space.xxs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);
export const entry = style(component({ display: 'inline-flex', alignItems: 'center', gap: space.xxs }));
export const total = style(component({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

const hue = style(
  component({
    display: 'block',
    selectors: { '&[data-swatch]': { inlineSize: '8px', blockSize: '8px', borderRadius: '2px' } },
  }),
);
export const tones = styleVariants(
  {
    neutral: color.borderStrong,
    info: color.info.dot,
    accent: color.action,
    critical: color.critical.dot,
    positive: color.positive.dot,
  },
  (background: string) => [hue, component({ background })],
);

export const plot = style(
  component({ position: 'relative', blockSize: '200px', marginBlockStart: space.xs, paddingInlineStart: scaleWidth }),
);
export const tick = style(
  component({
    position: 'absolute',
    insetInline: 0,
    transform: 'translateY(50%)',
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    color: color.textMuted,
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
    fontVariantNumeric: 'tabular-nums',
    '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${color.border}` },
  }),
);
export const columns = style(
  component({ position: 'relative', blockSize: '100%', display: 'flex', alignItems: 'stretch', gap: '2px' }),
);
export const column = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column-reverse',
    borderStartStartRadius: '2px',
    borderStartEndRadius: '2px',
    overflow: 'hidden',
    ':hover': { background: color.hover },
  }),
);
export const axis = style(component({ display: 'flex', gap: '2px', paddingInlineStart: scaleWidth }));
export const moment = style(
  component({
    flex: 1,
    minInlineSize: 0,
    inlineSize: 0,
    whiteSpace: 'nowrap',
    color: color.textMuted,
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
  }),
);
