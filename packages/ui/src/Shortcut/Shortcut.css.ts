import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const shortcut = style(component({ display: 'inline-flex', gap: vars.space.hair, direction: 'ltr' }));

export const key = style(
  component({
    minInlineSize: '20px',
    paddingInline: '5px',
    textAlign: 'center',
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.caption,
    lineHeight: 1.5,
    color: vars.color.textMuted,
    background: vars.color.surfaceSunken,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
  }),
);
