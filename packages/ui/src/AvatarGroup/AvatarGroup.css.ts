import { style } from '@vanilla-extract/css';
import { sizes } from '../Avatar/Avatar.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const group = style(component({ display: 'inline-flex', flex: 'none', paddingInlineStart: '3px' }));

export const stacked = style(
  component({
    display: 'inline-flex',
    marginInlineStart: '-3px',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${color.surface}`,
  }),
);

const more = style(
  component({
    padding: 0,
    border: 0,
    cursor: 'pointer',
    selectors: { '&[data-hovered], &[aria-expanded="true"]': { background: color.borderStrong, color: color.text } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  }),
);

export const mores = {
  small: [sizes.small, more].join(' '),
  medium: [sizes.medium, more].join(' '),
  large: [sizes.large, more].join(' '),
};

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs }));

export const person = style(component({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 }));
