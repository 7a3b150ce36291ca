import { screen } from '@diwan/ui/theme/layered';
import { screenOnly } from '@diwan/ui/theme/paper.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const tools = style([screenOnly, screen({ display: 'flex', gap: space.xs })]);
export const ticket = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xl,
    alignItems: 'flex-start',
    padding: space.xl,
    background: color.surface,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.panel,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
export const about = style(screen({ flex: '1 1 240px', display: 'flex', flexDirection: 'column', gap: space.md }));
export const code = style(
  screen({
    fontFamily: font.family.code,
    fontSize: font.size.lead,
    lineHeight: font.lineHeight.lead,
    letterSpacing: '0.08em',
  }),
);
