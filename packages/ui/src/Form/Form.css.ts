import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { space, width } = vars;

export const place = style(component({ containerType: 'inline-size' }));
export const layout = style(component({ display: 'flex', alignItems: 'flex-start', gap: space.xxl }));
export const aside = style(
  component({
    display: 'none',
    flex: 'none',
    position: 'sticky',
    insetBlockStart: 88,
    inlineSize: 200,
    '@container': { '(min-width: 900px)': { display: 'block' } },
  }),
);
export const form = style(
  component({
    flex: 1,
    minInlineSize: 0,
    maxInlineSize: width.form,
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
  }),
);
