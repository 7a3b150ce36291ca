import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { space, font } = vars;

export const state = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: space.xxs,
    paddingBlock: space.xxxl,
    paddingInline: space.page,
  }),
);

export const icon = style(component({ color: vars.color.textMuted, marginBlockEnd: space.xs }));
export const title = style(
  component({ fontSize: font.size.lead, lineHeight: font.lineHeight.lead, fontWeight: font.weight.strong }),
);
export const sentence = style(component({ color: vars.color.textMuted, maxInlineSize: '440px', textWrap: 'balance' }));
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: space.xs, justifyContent: 'center', marginBlockStart: space.md }),
);

export const details = style(
  component({
    marginBlockStart: space.md,
    maxInlineSize: '100%',
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    color: vars.color.textMuted,
  }),
);

export const summary = style(component({ cursor: 'default', borderRadius: vars.radius.small, padding: '2px 4px' }));

export const technical = style(
  component({
    marginBlockStart: space.xs,
    padding: space.sm,
    maxInlineSize: '560px',
    overflowX: 'auto',
    textAlign: 'start',
    fontFamily: font.family.code,
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
    whiteSpace: 'pre-wrap',
    background: vars.color.surfaceSunken,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
  }),
);
