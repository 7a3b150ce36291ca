import { createGlobalThemeContract } from '@vanilla-extract/css';

const status = { text: null, dot: null, tint: null };
const scale = { caption: null, small: null, body: null, lead: null, title: null, heading: null, display: null };
const byDensity = { height: null };

/** Every value a style may use, named by role; a theme, a density or a language assigns them. */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      surfaceRaised: null,
      surfaceSunken: null,
      surfaceGlass: null,
      hover: null,
      pressed: null,
      text: null,
      textMuted: null,
      textDisabled: null,
      border: null,
      borderStrong: null,
      action: null,
      actionHover: null,
      actionPressed: null,
      actionText: null,
      actionTint: null,
      focus: null,
      selection: null,
      highlight: null,
      overlay: null,
      paper: null,
      ink: null,
      inverse: null,
      inverseText: null,
      positive: status,
      attention: status,
      critical: { ...status, fill: null, fillHover: null, fillText: null },
      info: status,
      /** Of charts, in this order: colours that nobody takes for one another. */
      series: { first: null, second: null, third: null, fourth: null, fifth: null, sixth: null },
    },
    shadow: { float: null, overlay: null },
    space: {
      none: null,
      hair: null,
      xxs: null,
      xs: null,
      sm: null,
      md: null,
      lg: null,
      xl: null,
      xxl: null,
      xxxl: null,
      page: null,
    },
    radius: { small: null, control: null, panel: null, full: null },
    font: {
      family: { text: null, code: null },
      size: scale,
      lineHeight: scale,
      weight: { regular: null, medium: null, strong: null },
    },
    control: { ...byDensity, paddingInline: null, smallHeight: null },
    row: byDensity,
    icon: { small: null, medium: null },
    width: {
      form: null,
      reading: null,
      list: null,
      menu: null,
      menuCollapsed: null,
      drawer: null,
      dialog: null,
      panel: null,
    },
    duration: { state: null, overlay: null, highlight: null, turn: null, breath: null, patience: null },
    easing: { out: null, inOut: null, even: null },
    z: { sticky: null, nav: null, bulk: null, overlay: null, toast: null, skip: null },
    /** 1 in a left-to-right page, -1 in a right-to-left one: what `transform` and gradients multiply by. */
    direction: null,
  },
  (_, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
