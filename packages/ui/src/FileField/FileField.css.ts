import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const zone = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    padding: space.md,
    border: `1px dashed ${color.borderStrong}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
    transition: `border-color ${vars.duration.state} ${vars.easing.out}, background-color ${vars.duration.state} ${vars.easing.out}`,
    selectors: { '&[data-over]': { borderColor: color.action, background: color.actionTint } },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
  }),
);
export const words = style(component({ display: 'grid', gap: space.hair, flex: '1 1 240px', minInlineSize: 0 }));
export const hint = style(
  component({ fontSize: font.size.small, lineHeight: font.lineHeight.small, color: color.textMuted }),
);
export const chosen = style(
  component({
    display: 'grid',
    gap: space.xs,
    flex: '1 1 100%',
    minInlineSize: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const input = style(component({ display: 'none' }));

export const row = style(
  component({ display: 'flex', alignItems: 'center', gap: space.sm, minBlockSize: vars.control.height }),
);
export const facts = style(component({ display: 'grid', gap: space.hair, flex: 1, minInlineSize: 0 }));
export const name = style(component({ overflowWrap: 'anywhere' }));
export const message = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xxs,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    color: color.critical.text,
  }),
);
export const icon = style(component({ flex: 'none', marginBlockStart: space.hair }));
export const actions = style(component({ display: 'flex', flex: 'none', gap: space.xxs }));
