import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';
import { vars } from '../vars.css.ts';
import { mirroredIcons } from './mirrored-icons.ts';

globalStyle(mirroredIcons.map((name) => `.lucide-${name}`).join(', '), {
  '@layer': { [layers.components]: { scale: `${vars.direction} 1` } },
});
