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

/** A hairline around it: a mark may end in the white of the page. */
export const corners = styleVariants(
  { small: radius.small, medium: radius.control, large: radius.control },
  (rounded) => component({ borderRadius: rounded, boxShadow: `0 0 0 1px ${color.border}` }),
);

const over = { gridArea: '1 / 1' };

/** Painted, not written: initials are a picture of the name that is the label. */
export const initials = style(component({ ...over, selectors: { '&::before': { content: 'attr(data-initials)' } } }));

/** Over the initials, which are seen where it doesn't load. */
export const image = style(component({ ...over, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

/** Marks are drawn for paper. */
export const mark = style([image, component({ objectFit: 'contain', background: color.paper })]);
