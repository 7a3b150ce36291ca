import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const panel = style(
  screen({ display: 'grid', gap: space.sm, inlineSize: 'min(320px, calc(100vw - 72px))', minInlineSize: 0 }),
);
export const views = style(screen({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(screen({ display: 'flex', alignItems: 'center', gap: space.xxs, minInlineSize: 0 }));
export const view = style(
  screen({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    paddingBlock: '5px',
    paddingInline: space.xs,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&:active': { background: color.pressed },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: font.weight.medium },
    },
  }),
);
export const mark = style(
  screen({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    inlineSize: 16,
    blockSize: font.lineHeight.body,
    color: color.action,
  }),
);
export const words = style(screen({ flex: 1, minInlineSize: 0, display: 'grid' }));
export const name = style(screen({ justifySelf: 'start', overflowWrap: 'anywhere' }));
