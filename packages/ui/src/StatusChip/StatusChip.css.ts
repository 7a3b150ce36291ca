import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { tones } from '../theme/tones.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
const dotColor = createVar();

/** Every chip of a state. */
export const chip = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    paddingInline: '8px 10px',
    minBlockSize: '24px',
    maxInlineSize: '100%',
    fontSize: vars.font.size.caption,
    lineHeight: 1.5,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    color: color.text,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.full,
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: '7px',
      blockSize: '7px',
      borderRadius: vars.radius.full,
      background: dotColor,
      forcedColorAdjust: 'none',
    },
  }),
);

export const statusChip = styleVariants(
  { ...tones, neutral: { dot: color.borderStrong } },
  ({ dot }: { dot: string }) => [chip, component({ vars: { [dotColor]: dot } })],
);
