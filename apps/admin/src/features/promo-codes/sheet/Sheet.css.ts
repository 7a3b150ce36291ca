import { screen } from '@diwan/ui/theme/layered';
import { screenOnly } from '@diwan/ui/theme/paper.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const tools = style([screenOnly, screen({ display: 'block' })]);

export const sheet = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: space.sm,
    margin: 0,
    marginBlockStart: space.md,
    padding: 0,
    listStyle: 'none',
    '@media': { print: { gridTemplateColumns: '1fr 1fr', gap: 0, marginBlockStart: 0 } },
  }),
);

/** On paper its edge is where one cuts. */
export const card = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    padding: space.md,
    background: color.surface,
    border: `1px dashed ${color.borderStrong}`,
    borderRadius: radius.panel,
    breakInside: 'avoid',
    '@media': { print: { borderRadius: 0 } },
  }),
);

export const words = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    // What is written in the other direction begins with the rest.
    alignItems: 'flex-start',
    gap: space.xxs,
    minInlineSize: 0,
  }),
);

export const code = style(
  screen({
    fontFamily: font.family.code,
    fontSize: font.size.lead,
    lineHeight: font.lineHeight.lead,
    letterSpacing: '0.06em',
    overflowWrap: 'anywhere',
  }),
);

export const until = style(screen({ color: color.textMuted }));
