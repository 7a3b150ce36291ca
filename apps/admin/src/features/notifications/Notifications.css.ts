import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const line = style(
  screen({
    display: 'flex',
    gap: space.sm,
    paddingBlock: space.xs,
    // What is about the same as the line above stands below its words.
    selectors: { '&[data-following]': { paddingInlineStart: space.xl } },
  }),
);
const signBase = style(screen({ flex: 'none', paddingBlockStart: 2, lineHeight: 0 }));
export const sign = styleVariants(
  {
    info: color.textMuted,
    success: color.positive.text,
    warning: color.attention.text,
    critical: color.critical.text,
  },
  (tone) => [signBase, screen({ color: tone })],
);
export const said = style(
  screen({ display: 'flex', flexDirection: 'column', gap: space.xxs, minInlineSize: 0, flex: 1 }),
);
export const link = style(
  screen({
    color: color.text,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  }),
);
export const text = style(screen({ selectors: { '&[data-unread]': { fontWeight: font.weight.strong } } }));
