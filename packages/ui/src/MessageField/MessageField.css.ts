import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

export const field = style(
  component({
    inlineSize: '100%',
    minBlockSize: 56,
    maxBlockSize: '30dvh',
    resize: 'none',
    fieldSizing: 'content',
    padding: `${space.xs} ${space.sm}`,
    font: 'inherit',
    // Smaller ones are zoomed into on phones.
    fontSize: 'max(16px, 1em)',
    color: color.text,
    background: color.surface,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.control,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
      '&[aria-invalid]': { borderColor: color.critical.dot },
    },
    '@media': { '(hover: hover)': { fontSize: '1em' } },
  }),
);
