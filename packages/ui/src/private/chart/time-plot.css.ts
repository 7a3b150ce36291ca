import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

const { color, font, space } = vars;
const caption = {
  color: color.textMuted,
  fontSize: font.size.caption,
  lineHeight: font.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
} as const;
const scaleWidth = '36px';

/** In a place this narrow there is no room for labels beside the chart. */
export const narrow = '(max-width: 480px)';

export const frame = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: '200px auto',
    rowGap: space.xs,
    paddingBlockStart: space.sm,
  }),
);
export const plot = style(
  component({ gridColumn: 1, position: 'relative', blockSize: '100%', paddingInlineStart: scaleWidth }),
);
export const scale = style(component({ position: 'absolute', inset: 0 }));
export const area = style(component({ position: 'relative', blockSize: '100%' }));
export const tick = style(
  component({
    ...caption,
    position: 'absolute',
    insetInline: 0,
    transform: 'translateY(50%)',
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${color.border}` },
  }),
);
export const axis = style(component({ gridColumn: 1, gridRow: 2, display: 'flex', paddingInlineStart: scaleWidth }));
export const moment = style(
  component({
    ...caption,
    flex: 1,
    minInlineSize: 0,
    inlineSize: 0,
    whiteSpace: 'nowrap',
    selectors: { '&[data-seldom]': { '@container': { [narrow]: { visibility: 'hidden', overflow: 'clip' } } } },
  }),
);
