import { screen } from '@diwan/ui/theme/layered';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;
const caption = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption } as const;

export const composer = style(
  screen({
    display: 'grid',
    gap: space.xs,
    padding: space.sm,
    borderBlockStart: `1px solid ${color.border}`,
    selectors: { '&[data-internal]': { background: color.attention.tint } },
  }),
);
export const line = style(screen({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.xs }));
export const send = style(screen({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: space.xs }));
export const hint = style(
  screen({ ...caption, color: color.textMuted, '@media': { '(hover: none)': { display: 'none' } } }),
);
export const quote = style(
  screen({
    ...caption,
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.textMuted,
    minInlineSize: 0,
  }),
);
export const quoted = style(screen({ ...oneLine, flex: 1, minInlineSize: 0 }));
