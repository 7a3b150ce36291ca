import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { codeSize } from '../private/code-size.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style(
  component({
    display: 'block',
    background: vars.color.pressed,
    borderRadius: vars.radius.small,
    animation: `${breathe} ${vars.duration.breath} ${vars.easing.inOut} 1`,
  }),
);

export const shapes = styleVariants({
  text: [base, component({ blockSize: '12px', marginBlock: '5px' })],
  title: [base, component({ blockSize: '22px', marginBlock: '5px' })],
  control: [
    base,
    component({
      blockSize: vars.control.height,
      borderRadius: vars.radius.control,
      overflow: 'hidden',
      color: 'transparent',
      whiteSpace: 'nowrap',
      // As a button's, with its border.
      selectors: {
        '&:not(:empty)': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          paddingInline: `calc(${vars.control.paddingInline} + 1px)`,
          fontWeight: vars.font.weight.medium,
        },
      },
    }),
  ],
  panel: [base, component({ blockSize: '160px', borderRadius: vars.radius.panel })],
  code: [base, component({ inlineSize: codeSize, maxInlineSize: '100%', aspectRatio: '1' })],
  circle: [base, component({ blockSize: '32px', aspectRatio: '1', borderRadius: vars.radius.full })],
});
