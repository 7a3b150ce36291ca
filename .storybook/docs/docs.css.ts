import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
  gap: vars.space.xl,
});
export const frame = style({
  inlineSize: '100%',
  blockSize: 520,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const code = style({ marginBlockStart: vars.space.sm, fontSize: vars.font.size.small });

// Storybook's own frame around a story; the buttons below it reach up into its margin.
export const canvas = style({});
globalStyle(`.sb-unstyled .${canvas} .sbdocs-preview`, { margin: '0 0 40px', boxShadow: 'none' });
globalStyle(`.sb-unstyled .${canvas} .sbdocs-preview-actions`, { marginBlockEnd: 0 });
