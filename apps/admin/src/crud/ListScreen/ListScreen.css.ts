import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Names the record: reads as text, acts as a link. */
export const name = style(
  screen({
    display: 'inline-block',
    maxInlineSize: '100%',
    padding: 0,
    border: 'none',
    background: 'none',
    color: vars.color.text,
    font: 'inherit',
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.action },
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
        borderRadius: vars.radius.small,
      },
    },
  }),
);
