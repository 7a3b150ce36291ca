import { style } from '@vanilla-extract/css';
import { foot } from '../private/foot.css.ts';
import { component } from '../theme/layered.ts';
import { screenOnly } from '../theme/paper.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const bar = style([
  foot,
  screenOnly,
  component({
    position: 'sticky',
    insetBlockEnd: space.sm,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    padding: space.sm,
    paddingInlineStart: space.lg,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.float,
    '@media': { '(max-width: 767px)': { paddingInlineStart: space.md, gap: space.sm } },
  }),
]);
export const summary = style(
  component({
    flex: 1,
    minInlineSize: 0,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    color: color.textMuted,
    // More than a few words take a line of their own.
    '@media': { '(max-width: 767px)': { flexBasis: 'auto' } },
  }),
);
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
/** Never so high that nothing is seen of what is decided about. */
export const question = style(
  component({ flex: '1 1 100%', minInlineSize: 0, maxBlockSize: '50vh', overflowY: 'auto', paddingBlock: space.xxs }),
);
