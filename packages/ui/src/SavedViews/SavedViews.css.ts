import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const views = style(component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(component({ display: 'flex', alignItems: 'center', gap: space.xxs, minInlineSize: 0 }));
export const view = style(
  component({
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
  component({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    inlineSize: 16,
    blockSize: font.lineHeight.body,
    color: color.action,
  }),
);
export const words = style(component({ flex: 1, minInlineSize: 0, display: 'grid' }));
export const name = style(component({ justifySelf: 'start', overflowWrap: 'anywhere' }));
