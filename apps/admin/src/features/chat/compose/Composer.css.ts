import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
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
export const area = style(
  screen({
    inlineSize: '100%',
    minBlockSize: 56,
    maxBlockSize: '30dvh',
    resize: 'none',
    fieldSizing: 'content',
    padding: `${space.xs} ${space.sm}`,
    font: 'inherit',
    fontSize: 'max(16px, 1em)',
    color: color.text,
    background: color.surface,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.control,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 } },
    '@media': { '(hover: hover)': { fontSize: '1em' } },
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
export const quoted = style(
  screen({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const picker = style(
  screen({ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0, pointerEvents: 'none' }),
);
