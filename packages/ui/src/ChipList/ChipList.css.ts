import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: space.xxs, padding: 0, listStyle: 'none' }),
);

export const chip = style(
  component({
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: space.xxs,
    maxInlineSize: '100%',
    paddingInline: space.xs,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.full,
    background: color.surfaceSunken,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);

export const note = style(component({ color: color.textMuted, '::before': { content: '"· "' } }));
