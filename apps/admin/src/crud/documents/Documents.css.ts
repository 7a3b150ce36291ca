import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space, width } = vars;

export const documents = style(screen({ display: 'grid', gap: space.lg, maxInlineSize: width.reading }));
export const underWay = style(screen({ display: 'grid', gap: space.xs }));
export const list = style(screen({ display: 'grid', outlineOffset: '4px' }));
export const document = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.sm,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
export const kind = style(screen({ display: 'inline-flex', flex: 'none', color: color.textMuted }));
export const details = style(
  screen({
    display: 'grid',
    justifyItems: 'start',
    gap: space.hair,
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const actions = style(screen({ display: 'inline-flex', flex: 'none' }));
