import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

// The frame around the stories loads no styles of ours: these are the light theme's canvas, border, text and action as hex.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Diwan · design system',
    brandUrl: './?path=/story/introduction--introduction',
    brandTarget: '_self',
    colorPrimary: '#006986',
    colorSecondary: '#006986',
    appBg: '#f5f7f9',
    appBorderColor: '#e0e3e6',
    appBorderRadius: 10,
    inputBorderRadius: 6,
    textColor: '#1a2024',
    barSelectedColor: '#006986',
    fontBase: "'IBM Plex Sans', system-ui, sans-serif",
  }),
});
