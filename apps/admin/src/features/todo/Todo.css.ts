import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style(
  screen({
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xl,
    '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md } },
  }),
);
export const main = style(
  screen({ display: 'flex', flexDirection: 'column', gap: space.md, minInlineSize: 0, minBlockSize: 320 }),
);
export const panel = style(
  screen({
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    overflow: 'clip',
  }),
);
// A new task is written where the others' titles begin.
globalStyle(`${panel} > form`, { '@layer': { [layers.screens]: { paddingInlineStart: 40, gap: space.md } } });
