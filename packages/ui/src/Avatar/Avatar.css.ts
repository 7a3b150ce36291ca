import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

const avatar = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.full,
    background: color.pressed,
    color: color.textMuted,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1,
    userSelect: 'none',
  }),
);

export const sizes = styleVariants(
  { small: ['24px', '10px'], medium: ['32px', '12px'], large: ['48px', '16px'] },
  ([size, fontSize]: string[]) => [avatar, component({ inlineSize: size, blockSize: size, fontSize })],
);

export const corners = styleVariants(
  { small: radius.small, medium: radius.control, large: radius.control },
  (rounded) => component({ borderRadius: rounded }),
);

const over = { gridArea: '1 / 1' };

/** Painted, not written: initials are a picture of the name that is the label. */
export const initials = style(component({ ...over, selectors: { '&::before': { content: 'attr(data-initials)' } } }));

/** Over the initials, which are seen where it doesn't load. */
export const image = style(component({ ...over, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

/** Marks are drawn for paper, and end where it does. */
export const mark = style([
  image,
  component({
    borderRadius: 'inherit',
    objectFit: 'contain',
    background: color.paper,
    outline: `1px solid ${color.border}`,
    outlineOffset: '-1px',
  }),
]);
