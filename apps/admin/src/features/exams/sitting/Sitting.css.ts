import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
const column = { display: 'flex', flexDirection: 'column' } as const;

export const paper = style(screen({ ...column, gap: space.md }));
export const bar = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    alignItems: 'center',
    position: 'sticky',
    insetBlockStart: 56,
    zIndex: vars.z.sticky,
    paddingBlock: space.xs,
    background: color.canvas,
  }),
);
export const time = style(
  screen({
    fontSize: font.size.lead,
    lineHeight: font.lineHeight.lead,
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    marginInlineEnd: 'auto',
    selectors: { '&[data-late]': { color: color.attention.text } },
  }),
);
export const timeOf = style(
  screen({ color: color.textMuted, fontWeight: font.weight.regular, marginInlineEnd: space.xs }),
);
export const index = style(screen({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
export const number = style(
  screen({
    minInlineSize: '36px',
    minBlockSize: '36px',
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-answered]': { background: color.action, borderColor: color.action, color: color.actionText },
      '&[aria-current]': { outline: `2px solid ${color.action}`, outlineOffset: '2px' },
    },
    '@media': { '(pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' } },
  }),
);
export const questions = style(screen({ ...column, gap: space.md }));
export const end = style(screen({ display: 'flex', justifyContent: 'flex-end' }));
export const summary = style(screen({ ...column, gap: space.md, outline: 'none' }));
export const solutions = style(screen({ ...column, gap: space.lg, margin: 0, padding: 0, listStyle: 'none' }));
export const solution = style(
  screen({ ...column, gap: space.xs, paddingBlockEnd: space.md, borderBlockEnd: `1px solid ${color.border}` }),
);
