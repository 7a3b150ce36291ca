import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space, width } = vars;

// Beside a list there is less room than the window has.
const roomy = '(min-width: 880px)';
const paired = '(min-width: 760px)';
const beside = '(min-width: 440px)';

export const container = style(screen({ containerType: 'inline-size' }));

export const overview = style(
  screen({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
  }),
);

/** First where there is one column: who, when and how much decide more often than the text. */
export const aside = style(
  screen({
    '@container': {
      [roomy]: {
        gridColumn: 2,
        gridRow: 1,
        borderInlineStart: `1px solid ${color.border}`,
        paddingInlineStart: space.lg,
      },
    },
  }),
);

export const document = style(screen({ containerType: 'inline-size', display: 'grid', gap: space.sm }));

export const section = style(
  screen({
    display: 'grid',
    gap: space.hair,
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${color.border}`,
    ':first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
  }),
);

/** Two to a line where there is room for both with their names. */
export const facts = style(
  screen({
    display: 'grid',
    columnGap: space.xl,
    '@container': { [paired]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const fact = style(
  screen({
    display: 'grid',
    alignContent: 'start',
    paddingBlock: space.hair,
    '@container': {
      [beside]: { gridTemplateColumns: '160px minmax(0, 1fr)', columnGap: space.md, alignItems: 'baseline' },
    },
  }),
);

export const wideFact = style([fact, screen({ gridColumn: '1 / -1' })]);

export const sideFacts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    columnGap: space.md,
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const sideFact = style(
  screen({
    display: 'grid',
    alignContent: 'start',
    paddingBlock: space.xxs,
    '@container': {
      [roomy]: { gridTemplateColumns: '112px minmax(0, 1fr)', columnGap: space.sm, alignItems: 'baseline' },
    },
  }),
);

export const name = style(screen({ color: color.textMuted, fontSize: font.size.small }));

export const value = style(screen({ minInlineSize: 0 }));

export const reading = style(screen({ maxInlineSize: width.form }));

export const pager = style(screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxs }));

export const tools = style(
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.xs }),
);

/** As high as it will be with the button beside it. */
export const masked = style(
  screen({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.control.smallHeight }),
);

/** As high as hints about a record that needs none. */
export const hintsToCome = style(screen({ minBlockSize: 42 }));
