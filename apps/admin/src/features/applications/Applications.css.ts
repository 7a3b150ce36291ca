import { screen } from '@diwan/ui/theme/layered';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { windowWithout } from '@diwan/ui/theme/rules/window-height';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;
const caption = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption };

export const cardLine = style(screen({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 }));
/** Leaves room for the menu that the board puts at its end. */
export const cardHead = style([cardLine, screen({ alignItems: 'baseline', paddingInlineEnd: 24 })]);
export const cardName = style(screen({ ...oneLine, flex: '0 1 auto', fontWeight: font.weight.medium }));
/** A dot before the name of somebody whom nobody has looked at yet. */
export const unread = style(
  screen({
    display: 'inline-block',
    inlineSize: 7,
    blockSize: 7,
    marginInlineEnd: 6,
    borderRadius: vars.radius.full,
    background: color.action,
    verticalAlign: 'middle',
  }),
);
/** At the end of the line, so that the figures of a column stand below each other. */
export const cardMatch = style(
  screen({
    ...caption,
    flex: 'none',
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
  }),
);
export const cardAbout = style(screen({ ...oneLine, display: 'block', ...caption, color: color.textMuted }));
export const cardDays = style(screen({ ...oneLine, ...caption, flex: '0 1 auto', color: color.textMuted }));
export const cardMarks = style(screen({ flex: 'none', display: 'flex', marginInlineStart: 'auto' }));

export const meeting = style(
  screen({
    display: 'grid',
    gap: space.xs,
    padding: space.sm,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    selectors: { '& + &': { marginBlockStart: space.xs } },
  }),
);
export const meetings = style(screen({ listStyle: 'none' }));

/** As high as what the panel shows at once. */
export const paper = style(screen({ blockSize: `max(360px, ${windowWithout('330px')})` }));
