import { style } from '@vanilla-extract/css';
import { description } from '../private/field/field.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

export const pair = style(
  component({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: `${vars.space.sm} ${vars.space.md}`,
    alignItems: 'start',
  }),
);

/** Both texts of a pair are as high, though Arabic lines are higher. */
export const tall = style(component({ alignSelf: 'stretch' }));
export const tallText = style(component({ flex: '1 0 auto' }));

/** Help is about both texts, and stands below both. */
export const help = style([
  description,
  component({ gridColumn: '1 / -1', marginBlockStart: `calc(-1 * ${vars.space.xxs})` }),
]);

export const language = style(
  component({
    marginInlineStart: 'auto',
    paddingInline: vars.space.xs,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.full,
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.lineHeight.caption,
    fontWeight: vars.font.weight.regular,
    color: vars.color.textMuted,
  }),
);
