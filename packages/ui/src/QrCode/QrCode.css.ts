import { style, styleVariants } from '@vanilla-extract/css';
import { codeSize } from '../private/code-size.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

// Cameras look for dark on light: no theme, forced colour or printer may turn it around or leave its ground out.
const code = style(
  component({
    display: 'block',
    flex: 'none',
    maxInlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    borderRadius: radius.small,
    background: color.paper,
    fill: color.ink,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const sizes = styleVariants({ medium: codeSize, large: '264px' }, (size: string) => [
  code,
  component({ inlineSize: size }),
]);
