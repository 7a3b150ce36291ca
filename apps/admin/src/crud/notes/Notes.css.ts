import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space, width } = vars;

export const notes = style(screen({ display: 'grid', gap: space.lg, maxInlineSize: width.reading }));
export const list = style(screen({ display: 'grid', outlineOffset: '4px' }));
export const note = style(
  screen({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
export const head = style(
  screen({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.sm, minInlineSize: 0 }),
);
export const actions = style(screen({ display: 'inline-flex', flexShrink: 0 }));
/** Lines are kept as they were written. */
export const text = style(screen({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const pin = style(
  screen({ inlineSize: '1em', blockSize: '1em', marginInlineEnd: space.xxs, verticalAlign: '-2px' }),
);
