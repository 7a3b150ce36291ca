import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const columns = style(
  screen({
    display: 'grid',
    gap: space.lg,
    '@media': { '(min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  }),
);
export const list = style(
  screen({ display: 'grid', gap: space.xs, alignContent: 'start', margin: 0, padding: 0, listStyle: 'none' }),
);
export const revision = style(
  screen({
    display: 'grid',
    gap: space.xxs,
    inlineSize: '100%',
    padding: space.sm,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    background: color.surface,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[aria-current="true"]': { borderColor: color.action, background: color.surfaceSunken } },
  }),
);
export const name = style(screen({ fontWeight: font.weight.medium }));
export const fact = style(screen({ fontSize: font.size.small, color: color.textMuted }));
export const changes = style(screen({ display: 'grid', gap: space.md, alignContent: 'start', justifyItems: 'start' }));
