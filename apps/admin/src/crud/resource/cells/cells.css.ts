import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { atMostLines, oneLine as truncated } from '@diwan/ui/theme/rules/cut-lines';
import { narrow, tight, wide, wideForWords } from '@diwan/ui/theme/rules/place-for-rows';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** In a table, whose columns grow with it; a fact of a record has the width that it has. */
export const oneLine = style(screen({ selectors: { 'td &': { whiteSpace: 'nowrap' } } }));

/** A fact in words: in a row of a list at most two lines of it, of which the whole stands in its title. */
export const fact = style(
  screen({
    selectors: {
      ':is(td, th) &': {
        '@container': {
          [wideForWords]: atMostLines(2),
        },
      },
      '&&': { '@media': { print: { display: 'inline' } } },
    },
  }),
);

export const twoLines = style(
  screen({
    display: 'block',
    lineHeight: 1.4,
    // On a card, where the place for rows is narrow.
    '@container': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xs },
    },
  }),
);

globalStyle(`${twoLines} > ${fact}`, { '@layer': { [layers.screens]: { WebkitLineClamp: 1 } } });

export const faced = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    // A name in the other direction stays beside its face.
    justifyItems: 'start',
    gap: vars.space.xs,
    // However little place other columns leave, one can tell who it is.
    '@container': { [wide]: { gridTemplateColumns: 'auto minmax(4rem, 1fr)', whiteSpace: 'normal' } },
    selectors: { 'th &': { '@container': { [tight]: { gridTemplateColumns: 'auto minmax(8rem, 1fr)' } } } },
  }),
);

globalStyle(`${faced} > *`, { '@layer': { [layers.screens]: { maxInlineSize: '100%' } } });

/** The lesser fact of a cell; the whole of it stands in its title. */
export const secondLine = style(
  screen({
    display: 'block',
    maxInlineSize: '32ch',
    ...truncated,
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    lineHeight: 1.4,
    fontWeight: vars.font.weight.regular,
    // On a card there are no columns that it would widen.
    '@container': { [narrow]: { overflow: 'visible', whiteSpace: 'normal' } },
  }),
);

// A number goes to the next line whole.
globalStyle(`${secondLine} > bdi`, { '@layer': { [layers.screens]: { whiteSpace: 'nowrap' } } });
