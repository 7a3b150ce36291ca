import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { unseen } from '@diwan/ui/theme/rules/unseen';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const group = style(screen({ gridColumn: '1 / -1', border: 'none', margin: 0, padding: 0, minInlineSize: 0 }));

export const legend = style(screen({ padding: 0, marginBlockEnd: vars.space.xs, fontWeight: vars.font.weight.medium }));

export const row = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    alignItems: 'start',
    gap: vars.space.sm,
    paddingBlockEnd: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

/** What a large row opens, below its line and its buttons. */
export const wholeRow = style(screen({ gridColumn: '1 / -1', minInlineSize: 0 }));

export const prose = style(screen({ display: 'grid', gap: vars.space.xxs }));

/** Side by side as soon as each has room for a line of some words, stacked otherwise. */
export const languages = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 212px), 1fr))',
    gap: `${vars.space.xxs} ${vars.space.md}`,
    alignItems: 'start',
  }),
);

export const inLanguage = style(
  screen({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: vars.space.xs, alignItems: 'baseline' }),
);

export const languageTag = style(
  screen({
    fontSize: vars.font.size.caption,
    fontWeight: vars.font.weight.medium,
    color: vars.color.textMuted,
    textAlign: 'center',
    borderRadius: vars.radius.small,
    background: vars.color.surfaceSunken,
  }),
);

/** The parts of one value on as few lines as they need. */
export const parts = style(screen({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.hair} ${vars.space.lg}` }));

export const part = style(
  screen({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, minInlineSize: 0, maxInlineSize: '100%' }),
);

/** A text takes a line of its own. */
export const wholePart = style([part, screen({ flex: '1 0 100%' })]);

export const partName = style(screen({ flex: 'none', color: vars.color.textMuted }));

export const partValue = style(screen({ flex: 1, minInlineSize: 0 }));

export const blocks = style(screen({ display: 'grid', gap: vars.space.xs, padding: 0, listStyle: 'none' }));

/** Pictures side by side, each above what is said of it: what a picture is needs no name. */
export const tiles = style([
  blocks,
  screen({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 244px), 1fr))', gap: vars.space.md }),
]);
globalStyle(`${tiles} ${partName}`, { '@layer': { [layers.screens]: unseen } });

/** Rows as long as a form: each below its number, apart from the next. */
export const largeBlock = style(
  screen({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: vars.space.xs,
    paddingBlockEnd: vars.space.sm,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
  }),
);

/** Around a control that is drawn once somebody comes to it: no wider than its column. */
export const uponFocus = style(screen({ minInlineSize: 0 }));
