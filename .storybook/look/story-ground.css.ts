import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const storyGround = style({
  padding: vars.space.xl,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.body,
});

/** How wide what stands in a form is shown: `parameters: { width: 'field' }`. */
export const storyWidth = styleVariants({
  field: { maxInlineSize: '420px' },
  form: { maxInlineSize: vars.width.form },
});
