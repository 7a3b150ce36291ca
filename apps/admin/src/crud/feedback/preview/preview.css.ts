import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius } = vars;

/** What is wider than the dialog is moved under it. */
export const stage = style(screen({ overflowX: 'auto', background: color.surfaceSunken, borderRadius: radius.panel }));

const page = style(
  screen({
    marginInline: 'auto',
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
    containerType: 'inline-size',
  }),
);

export const widths = styleVariants(
  { desktop: { minInlineSize: '720px' }, phone: { inlineSize: '390px', maxInlineSize: '100%' } },
  (size) => [page, screen(size)],
);
