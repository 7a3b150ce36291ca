import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { screenOnly } from '../theme/paper.css.ts';
import { vars } from '../theme/vars.css.ts';

const { space, width } = vars;

const page = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: space.page,
    paddingBlock: `${space.xs} ${space.md}`,
    minInlineSize: 0,
    '@media': { print: { paddingInline: 0 } },
  }),
);

const { form, reading, list } = width;
const dense = component({ gap: space.xs, paddingBlock: `${space.xxs} ${space.xs}` });
export const widths = {
  ...styleVariants({ form, reading }, (maxInlineSize) => [page, component({ maxInlineSize })]),
  list: style([page, component({ maxInlineSize: list }), dense]),
};

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.lg}`,
    minBlockSize: 36,
    minInlineSize: 0,
  }),
);
export const title = style(
  component({
    flex: '0 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.xs}`,
    minInlineSize: 0,
    marginInlineEnd: 'auto',
  }),
);
/** A name is never without its face. */
export const named = style(component({ display: 'flex', alignItems: 'baseline', gap: space.xs, minInlineSize: 0 }));
/** Beside a line of text, not on it. */
export const picture = style(component({ display: 'grid', alignSelf: 'center' }));
/** Scrolls sideways in what the title and the actions leave. */
export const tabs = style([
  screenOnly,
  component({
    order: 1,
    flex: '1 1 100%',
    minInlineSize: 0,
    '@media': { [from.xl]: { order: 0, flex: '1 1 0' } },
  }),
]);
export const group = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
export const actions = style([group, screenOnly]);
