import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const avatar = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
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

/** Painted, not written: initials are a picture of the name that is the label. */
export const initials = style(component({ selectors: { '&::before': { content: 'attr(data-initials)' } } }));

export const image = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
