import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { screenOnly } from '../theme/paper.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const trigger = style([
  screenOnly,
  component({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: color.textMuted,
    verticalAlign: 'middle',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[aria-expanded="true"]': { background: color.hover, color: color.text },
    },
    '@media': { '(forced-colors: active)': { color: 'ButtonText' } },
  }),
]);

export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    maxInlineSize: '320px',
    overflowWrap: 'anywhere',
  }),
);

export const title = style(component({ fontWeight: font.weight.medium }));

export const text = style(component({ color: color.textMuted, fontWeight: font.weight.regular }));
