import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const paper = { border: `1px solid ${color.border}`, borderRadius: radius.panel };

/** Low enough to stay within a dialog on a phone. */
export const frame = style(screen({ ...paper, display: 'block', inlineSize: '100%', blockSize: '22rem' }));

/** Each paragraph in the direction of its own first letter. */
export const text = style(
  screen({
    ...paper,
    margin: 0,
    padding: space.md,
    whiteSpace: 'pre-wrap',
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  }),
);
