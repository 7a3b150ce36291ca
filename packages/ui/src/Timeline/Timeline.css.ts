import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { tones } from '../theme/tones.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const timeline = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const item = style(
  component({
    position: 'relative',
    paddingInlineStart: space.xl,
    paddingBlockEnd: space.lg,
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '16px -6px',
        insetInlineStart: '4px',
        borderInlineStart: `1px solid ${color.border}`,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

const dot = style(
  component({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: `calc((${font.lineHeight.body} - 9px) / 2)`,
    inlineSize: '9px',
    blockSize: '9px',
    borderRadius: vars.radius.full,
  }),
);

export const dots = styleVariants(
  { ...tones, neutral: { dot: color.borderStrong } },
  ({ dot: background }: { dot: string }) => [dot, component({ background })],
);

export const head = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.md }),
);
export const title = style(component({ fontWeight: font.weight.medium, overflowWrap: 'anywhere' }));
export const time = style(
  component({ color: color.textMuted, fontSize: font.size.caption, fontVariantNumeric: 'tabular-nums' }),
);
export const detail = style(component({ color: color.textMuted }));
