import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { tones } from '../theme/tones.ts';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

const base = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.sm,
    paddingBlock: space.sm,
    paddingInline: space.md,
    color: vars.color.text,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
  }),
);

export const banner = styleVariants(tones, ({ tint }) => [base, component({ background: tint })]);
export const icon = style(component({ display: 'flex', alignItems: 'center', blockSize: vars.font.lineHeight.body }));
/** Of a width that can be read before the buttons stand beside it: else they stand below. */
export const body = style(
  component({ flex: '1 1 min(14rem, calc(100% - 2rem))', minInlineSize: 0, display: 'grid', gap: space.hair }),
);
export const title = style(component({ fontWeight: vars.font.weight.medium }));
export const end = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlock: '-3px', marginInlineStart: 'auto' }),
);
