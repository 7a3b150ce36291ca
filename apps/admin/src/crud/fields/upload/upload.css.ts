import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const underWay = style(screen({ display: 'grid', gap: space.xs }));
export const onItsWay = style(
  screen({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space.sm }),
);
export const held = style(
  screen({ display: 'inline-flex', alignItems: 'center', gap: space.xs, minInlineSize: 0, maxInlineSize: '100%' }),
);
export const name = style(screen({ overflowWrap: 'anywhere' }));
export const pictures = style(screen({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
/** Its name stands beside its head, as beside the first line of a text. */
export const alone = style(screen({ display: 'flex', alignItems: 'flex-start', '::before': { content: '"\\200b"' } }));
