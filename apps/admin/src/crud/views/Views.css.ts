import { screen } from '@diwan/ui/theme/layered';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const panel = style(
  screen({ display: 'grid', gap: vars.space.sm, inlineSize: 'min(320px, calc(100vw - 72px))', minInlineSize: 0 }),
);

/** As much of a view's name as the tools have room for. */
export const current = style(screen({ ...oneLine, maxInlineSize: '20ch' }));
