import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const chooser = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.xs,
    inlineSize: 320,
    maxInlineSize: '100%',
  }),
);
export const list = style(component({ display: 'flex', flexDirection: 'column', inlineSize: '100%' }));
export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.hair,
    minBlockSize: vars.control.height,
    borderRadius: vars.radius.control,
    selectors: { '&[data-dragged]': { background: color.hover, boxShadow: vars.shadow.float } },
  }),
);
export const grip = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    color: color.textMuted,
    cursor: 'grab',
    touchAction: 'none',
    selectors: { [`${item}[data-dragged] > &`]: { cursor: 'grabbing' }, '&:empty': { cursor: 'auto' } },
  }),
);
export const name = style(
  component({ flex: 1, display: 'flex', alignItems: 'center', gap: space.xxs, minInlineSize: 0, cursor: 'pointer' }),
);
export const label = styleVariants({ shown: component({}), hidden: component({ color: color.textMuted }) });
