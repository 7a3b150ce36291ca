import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { layers } from '../theme/layers.css.ts';

/** What floats at the foot of the window stands above this anchor, wherever the bar is just now. */
export const footAnchor = '--foot';

/** A bar at the foot of the window. */
export const foot = style(component({ anchorName: footAnchor }));

// Whatever takes the focus below the bar is scrolled above it.
globalStyle(':root:is([data-bulk-bar], [data-save-bar])', {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: '80px' } },
});
