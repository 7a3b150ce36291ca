import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space, width } = vars;

// Beside a list there is less room than the window has.
const roomy = '(min-width: 720px)';
export const container = style(screen({ containerType: 'inline-size' }));

export const overview = style(
  screen({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
  }),
);

export const section = style(screen({ display: 'grid', gap: space.sm }));

export const aside = style(
  screen({
    '@container': {
      [roomy]: { borderInlineStart: `1px solid ${color.border}`, paddingInlineStart: space.lg },
    },
  }),
);

export const reading = style(screen({ maxInlineSize: width.form }));

export const pager = style(screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxs }));

export const tools = style(
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.xs }),
);

/** As high as it will be with the button beside it. */
export const masked = style(
  screen({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.control.smallHeight }),
);
