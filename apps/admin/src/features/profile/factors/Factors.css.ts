import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Codes are Latin and read from left to right in any language. */
const figures = { direction: 'ltr', unicodeBidi: 'isolate', fontVariantNumeric: 'tabular-nums' } as const;

export const codes = style(
  screen({
    ...figures,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
    gap: space.xs,
    margin: 0,
    padding: space.md,
    listStyle: 'none',
    fontFamily: 'monospace',
    background: vars.color.canvas,
    borderRadius: vars.radius.control,
  }),
);
export const secret = style(screen({ ...figures, fontFamily: 'monospace', overflowWrap: 'anywhere' }));
export const picture = style(screen({ display: 'flex', flexWrap: 'wrap', gap: space.lg, alignItems: 'center' }));
