import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const panel = style(
  screen({ display: 'grid', gap: vars.space.sm, inlineSize: 'min(320px, calc(100vw - 72px))', minInlineSize: 0 }),
);
