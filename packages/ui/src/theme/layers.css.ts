import { globalLayer } from '@vanilla-extract/css';

export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  screens: globalLayer('screens'),
};
