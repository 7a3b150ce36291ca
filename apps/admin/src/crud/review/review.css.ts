import { below, from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { unseen } from '@diwan/ui/theme/rules/unseen';
import { windowWithout } from '@diwan/ui/theme/rules/window-height';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** Only where there may be a keyboard. */
export const keyHint = style(
  screen({
    display: 'none',
    '@media': { [`(hover: hover) and (pointer: fine) and ${from.md}`]: { display: 'inline-flex' } },
  }),
);

/** On a phone they share one line. */
export const decisions = style(
  screen({ display: 'contents', '@media': { [below.md]: { display: 'flex', gap: space.xxs, maxInlineSize: '100%' } } }),
);
globalStyle(`${decisions} > button`, {
  '@layer': {
    [layers.screens]: { '@media': { [below.md]: { paddingInline: space.xs, fontSize: vars.font.size.small } } },
  },
});
/** On a phone the words are read aloud alone. */
export const long = style(
  screen({
    '@media': {
      [below.md]: unseen,
    },
  }),
);
export const short = style(screen({ display: 'inline-flex', '@media': { [from.md]: { display: 'none' } } }));

export const question = style(
  screen({
    display: 'grid',
    gap: space.lg,
    alignItems: 'start',
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);

export const standing = style(
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.sm}` }),
);

/** However short a record is, the bar stands at the foot of the window: where the button was, it is. */
export const document = style(
  screen({ minBlockSize: windowWithout('190px'), paddingBlockEnd: space.md, minInlineSize: 0 }),
);

/** Beside each other where both have room; on a phone the paper comes first. */
export const withPaper = style([
  document,
  screen({
    display: 'grid',
    gap: space.md,
    alignItems: 'start',
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
]);
/** Stays in sight while the record beside it scrolls; as high as what is left between heading and bar. */
export const paper = style(
  screen({
    minInlineSize: 0,
    blockSize: '70dvh',
    '@media': {
      [from.lg]: { order: 1, position: 'sticky', insetBlockStart: 80, blockSize: windowWithout('200px') },
    },
  }),
);

export const documents = style(screen({ position: 'relative', minInlineSize: 0 }));
/** Laid out as it will be shown, and neither seen nor in the way. */
export const upcoming = style(screen({ position: 'absolute', insetInline: 0, blockSize: 0, overflow: 'clip' }));
