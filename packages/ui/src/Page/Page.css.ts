import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { space, width } = vars;

const page = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: space.page,
    paddingBlock: `${space.lg} ${space.xxxl}`,
    minInlineSize: 0,
  }),
);

const { form, reading, list } = width;
export const widths = styleVariants({ form, reading, list }, (maxInlineSize) => [page, component({ maxInlineSize })]);

export const head = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxs, minInlineSize: 0 }));
export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.md}`,
  }),
);
export const title = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.sm}`,
    minInlineSize: 0,
  }),
);
export const group = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
