import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const box = style(
  component({
    display: 'flex',
    gap: space.sm,
    padding: space.md,
    border: `1px solid ${color.critical.dot}`,
    borderRadius: vars.radius.panel,
    background: color.critical.tint,
    scrollMarginBlockStart: 88,
    selectors: { '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  }),
);
export const icon = style(component({ flex: 'none', color: color.critical.text }));
export const title = style(component({ fontWeight: font.weight.strong, color: color.critical.text }));
export const list = style(component({ marginBlockStart: space.xxs, display: 'flex', flexDirection: 'column' }));
export const link = style(
  component({ display: 'inline-block', paddingBlock: 1, textDecoration: 'underline', textUnderlineOffset: '3px' }),
);
