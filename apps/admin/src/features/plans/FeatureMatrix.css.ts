import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const matrix = style(
  screen({
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
);
export const legend = style(
  screen({ padding: 0, marginBlockEnd: space.sm, fontWeight: font.weight.medium, color: color.text }),
);
export const group = style(screen({ display: 'flex', flexDirection: 'column', gap: space.xs }));
export const row = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: space.md,
    alignItems: 'start',
    paddingInline: space.md,
    paddingBlock: space.xs,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    selectors: { '&[data-on]': { background: color.surface, borderColor: color.borderStrong } },
  }),
);
export const feature = style(screen({ minInlineSize: 0 }));
export const limit = style(screen({ display: 'flex', flexDirection: 'column', gap: space.xs, minInlineSize: 0 }));
export const note = style(screen({ minInlineSize: 0, gridColumn: '1 / -1' }));
