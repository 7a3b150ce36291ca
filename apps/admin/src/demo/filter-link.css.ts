import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space, font } = vars;

/** Leads to a folder, view or label; the current one is marked by weight and a line. */
export const filterLink = style(
  screen({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.control.height,
    paddingInline: space.xs,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    textDecorationLine: 'none',
    transition: `color ${vars.duration.state} ${vars.easing.out}, background ${vars.duration.state} ${vars.easing.out}`,
    selectors: {
      '&:hover': { color: color.text, background: color.hover },
      '&[aria-current]': { color: color.text, fontWeight: font.weight.medium },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetBlock: space.xxs,
        insetInlineStart: 0,
        inlineSize: '2px',
        borderRadius: vars.radius.full,
        background: color.action,
      },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
);
