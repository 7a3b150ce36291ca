import { below } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { screenOnly } from '@diwan/ui/theme/paper.css';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
const hair = `1px solid ${color.ink}`;
const pale = `color-mix(in srgb, ${color.ink} 18%, ${color.paper})`;
const faint = `color-mix(in srgb, ${color.ink} 6%, ${color.paper})`;
const muted = `color-mix(in srgb, ${color.ink} 68%, ${color.paper})`;

// Paper in every theme: what is seen is what is printed.
export const sheet = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    inlineSize: '100%',
    maxInlineSize: '210mm',
    marginInline: 'auto',
    padding: `${space.xl} ${space.xl}`,
    background: color.paper,
    color: color.ink,
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
    fontSize: font.size.small,
    lineHeight: 1.5,
    colorScheme: 'light',
    '@media': {
      [below.md]: { padding: space.md },
      print: {
        padding: 0,
        gap: '5mm',
        border: 'none',
        maxInlineSize: 'none',
        fontSize: '9pt',
        printColorAdjust: 'exact',
      },
    },
  }),
);
export const head = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.lg,
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    paddingBlockEnd: space.md,
    borderBlockEnd: `2px solid ${color.ink}`,
  }),
);
export const about = style(screen({ flex: '1 1 260px', display: 'grid', gap: space.sm, minInlineSize: 0 }));
export const title = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.sm,
    fontSize: font.size.lead,
    fontWeight: font.weight.strong,
  }),
);
export const draft = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.sm,
    padding: space.xs,
    border: `1px dashed ${muted}`,
    borderRadius: radius.small,
    fontWeight: font.weight.strong,
  }),
);
export const facts = style(
  screen({ display: 'grid', gridTemplateColumns: 'max-content 1fr max-content', gap: `2px ${space.sm}`, margin: 0 }),
);
export const fact = style(screen({ display: 'contents' }));
export const label = style(screen({ color: muted, margin: 0 }));
export const value = style(screen({ margin: 0, fontWeight: font.weight.strong, overflowWrap: 'anywhere' }));
export const parties = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: space.md,
    '@media': { print: { gridTemplateColumns: '1fr 1fr', gap: '4mm', breakInside: 'avoid' } },
  }),
);
export const party = style(
  screen({
    display: 'grid',
    alignContent: 'start',
    gap: space.xs,
    padding: space.sm,
    background: faint,
    borderRadius: radius.small,
  }),
);
export const partyTitle = style(
  screen({
    display: 'flex',
    justifyContent: 'space-between',
    color: muted,
    margin: 0,
    fontWeight: font.weight.regular,
  }),
);
export const name = style(screen({ margin: 0, fontWeight: font.weight.strong }));
export const partyFact = style(screen({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs }));

export const foot = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.lg,
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    '@media': { print: { breakInside: 'avoid', flexWrap: 'nowrap' } },
  }),
);
export const totals = style(screen({ flex: '1 1 300px', maxInlineSize: '420px', display: 'grid', margin: 0 }));
export const total = style(
  screen({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: space.sm,
    alignItems: 'baseline',
    paddingBlock: space.xxs,
    borderBlockEnd: `1px solid ${pale}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const mainTotal = style(screen({ fontWeight: font.weight.strong, borderBlockEnd: hair }));
export const small = style(screen({ color: muted, margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: space.sm }));
export const notes = style(screen({ margin: 0, whiteSpace: 'pre-line' }));
export const tools = style([screenOnly, screen({ display: 'inline-flex', gap: space.xs })]);

// On paper there is the sheet alone: nothing that stands before or after it, however far out, and no ground behind it.
for (const beside of [`*:has(~ ${sheet})`, `*:has(~ * ${sheet})`, `*:has(${sheet}) ~ *`, `${sheet} ~ *`])
  globalStyle(beside, screen({ '@media': { print: { display: 'none !important' } } }));
globalStyle(
  `*:has(${sheet})`,
  screen({ '@media': { print: { background: 'none !important', padding: '0 !important', margin: '0 !important' } } }),
);
