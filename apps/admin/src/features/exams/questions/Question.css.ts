import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const column = { display: 'flex', flexDirection: 'column' } as const;

export const card = style(
  screen({
    ...column,
    gap: space.md,
    padding: space.lg,
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
    background: color.surface,
    scrollMarginBlockStart: '96px',
  }),
);
export const head = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    alignItems: 'baseline',
    justifyContent: 'space-between',
  }),
);
export const asked = style(screen({ ...column, gap: space.md, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const picture = style(
  screen({ maxInlineSize: '100%', maxBlockSize: '320px', objectFit: 'contain', alignSelf: 'flex-start' }),
);
export const ordering = style(screen({ ...column, gap: space.sm, alignItems: 'flex-start' }));
export const order = style(
  screen({ ...column, gap: space.xs, inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' }),
);
export const ordered = style(
  screen({
    display: 'flex',
    gap: space.xs,
    alignItems: 'center',
    paddingInline: space.sm,
    paddingBlock: space.xxs,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    background: color.surface,
  }),
);
export const place = style(
  screen({ color: color.textMuted, minInlineSize: '2ch', fontVariantNumeric: 'tabular-nums' }),
);
export const option = style(screen({ flex: 1, minInlineSize: 0 }));
