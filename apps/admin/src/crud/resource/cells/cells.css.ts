import { screen } from '@diwan/ui/theme/layered';
import { oneLine as truncated } from '@diwan/ui/theme/one-line';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const oneLine = style(screen({ whiteSpace: 'nowrap' }));

/** The lesser fact of a cell; the whole of it stands in its title. */
export const secondLine = style(
  screen({
    display: 'block',
    maxInlineSize: '32ch',
    ...truncated,
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.small,
    fontWeight: vars.font.weight.regular,
  }),
);
