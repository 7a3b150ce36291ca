import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule of this package into the components layer; every `style` and every recipe entry goes through it. */
export function component(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.components]: rule } };
}

/** The same for an app's screens: what it says wins over any component, whatever order the files load in. */
export function screen(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.screens]: rule } };
}
