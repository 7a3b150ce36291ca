import { below, from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { layers } from '@diwan/ui/theme/layers.css';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { hairline, small, withDot } from '../fragments.ts';
import { head, paneBase } from '../Panes.css.ts';

const { color, font, space } = vars;

export const mailHead = style([
  head,
  screen({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    minBlockSize: 48,
    paddingInline: space.md,
    background: color.surface,
  }),
]);
export const mailBody = style(
  screen({
    display: 'grid',
    gap: space.md,
    padding: `${space.md} ${space.xl} ${space.xl}`,
    maxInlineSize: 820,
    '@media': { [below.sm]: { paddingInline: space.md } },
  }),
);
export const subjectLine = style(screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));
export const subjectHeading = style(
  screen({
    fontSize: font.size.title,
    lineHeight: font.lineHeight.title,
    fontWeight: font.weight.strong,
    overflowWrap: 'anywhere',
    outlineOffset: 4,
    borderRadius: vars.radius.small,
  }),
);
export const label = style(
  screen({ ...withDot, paddingInline: space.xs, minBlockSize: 22, border: hairline, borderRadius: vars.radius.full }),
);
export const messages = style(screen({ display: 'grid', listStyle: 'none' }));
export const message = style(
  screen({
    display: 'grid',
    gap: space.sm,
    paddingBlock: space.md,
    borderBlockStart: hairline,
  }),
);
export const messageHead = style(screen({ display: 'flex', alignItems: 'flex-start', gap: space.sm }));
export const people = style(screen({ display: 'grid', flex: 1, minInlineSize: 0 }));
export const sender = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
    fontWeight: font.weight.medium,
  }),
);
export const address = style(screen({ ...small, fontWeight: font.weight.regular, color: color.textMuted }));
export const recipients = style(screen({ ...small, color: color.textMuted, overflowWrap: 'anywhere' }));
// Each paragraph runs as its own language does, and all stand where the page's lines begin.
export const text = style(
  screen({
    whiteSpace: 'pre-line',
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
    inlineSize: 'fit-content',
    maxInlineSize: vars.width.reading,
  }),
);
export const attachments = style(screen({ display: 'flex', flexWrap: 'wrap', gap: space.xs, listStyle: 'none' }));
export const attachment = style(
  screen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.control.height,
    maxInlineSize: '100%',
    paddingInline: space.sm,
    border: hairline,
    borderRadius: vars.radius.control,
    selectors: { '&:has(button)': { paddingInlineEnd: space.hair } },
  }),
);
export const fileName = style(screen({ ...oneLine }));
export const composer = style(
  screen({
    display: 'grid',
    gap: space.md,
    paddingBlockStart: space.md,
    selectors: {
      [`${paneBase} > &`]: { maxInlineSize: 820, padding: space.xl, paddingBlockEnd: 0 },
      [`${mailBody} > &`]: { borderBlockStart: hairline },
    },
  }),
);
export const composerFooter = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.sm,
    background: color.surface,
    borderBlockStart: hairline,
    '@media': { [from.lg]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.z.sticky } },
  }),
);
// The field grows with what is written; a letter begins with room.
globalStyle(`${composer} textarea`, { '@layer': { [layers.screens]: { minBlockSize: '7lh' } } });
