export interface Heights {
  control: string;
  smallControl: string;
  row: string;
}

/** How high controls and rows are, as a person chooses. */
export const densities = {
  compact: { control: '28px', smallControl: '24px', row: '36px' },
  default: { control: '32px', smallControl: '28px', row: '44px' },
  comfortable: { control: '40px', smallControl: '32px', row: '52px' },
} satisfies Record<string, Heights>;

/** On a phone, whatever the density: what a finger hits. */
export const touch: Heights = { control: '44px', smallControl: '44px', row: '52px' };

/** Everything of a theme that isn't a colour, as it is in English at the default density. */
export const measures = {
  space: {
    none: '0',
    hair: '2px',
    xxs: '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '20px',
    xl: '24px',
    xxl: '32px',
    xxxl: '48px',
    page: '24px',
  },
  radius: { small: '4px', control: '6px', panel: '10px', full: '999px' },
  control: { height: densities.default.control, paddingInline: '12px', smallHeight: densities.default.smallControl },
  row: { height: densities.default.row },
  icon: { small: '16px', medium: '20px' },
  width: {
    form: '920px',
    reading: '680px',
    list: '1760px',
    menu: '248px',
    menuCollapsed: '60px',
    drawer: '480px',
    dialog: '480px',
    panel: 'clamp(400px, 36vw, 480px)',
  },
  duration: {
    state: '120ms',
    overlay: '180ms',
    highlight: '600ms',
    turn: '800ms',
    breath: '1000ms',
    patience: '150ms',
  },
  easing: { out: 'cubic-bezier(0.16, 1, 0.3, 1)', inOut: 'cubic-bezier(0.4, 0, 0.6, 1)', even: 'linear' },
  z: { sticky: '10', nav: '20', bulk: '30', overlay: '100', toast: '200', skip: '300' },
};

const rest =
  "'IBM Plex Sans', 'IBM Plex Sans Arabic', 'IBM Plex Sans fallback', 'IBM Plex Sans Arabic fallback', system-ui, sans-serif";
/** The script of the page first: the spaces are its own. */
const familyOf = (first: 'Latin' | 'Arabic', second: 'Latin' | 'Arabic') => ({
  text: `'Diwan ${first}', 'Diwan ${second}', ${rest}`,
  code: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
});
const weight = { regular: '400', medium: '500', strong: '600' };

export const latinType = {
  family: familyOf('Latin', 'Arabic'),
  weight,
  size: {
    caption: '12px',
    small: '13px',
    body: '14px',
    lead: '16px',
    title: '20px',
    heading: '24px',
    display: '30px',
  },
  lineHeight: {
    caption: '18px',
    small: '20px',
    body: '22px',
    lead: '24px',
    title: '28px',
    heading: '32px',
    display: '38px',
  },
};

/** Arabic needs more height and is never set below 14 px. */
export const arabicType: typeof latinType = {
  family: familyOf('Arabic', 'Latin'),
  weight,
  size: {
    caption: '14px',
    small: '14px',
    body: '15px',
    lead: '17px',
    title: '21px',
    heading: '25px',
    display: '31px',
  },
  lineHeight: {
    caption: '24px',
    small: '24px',
    body: '26px',
    lead: '30px',
    title: '34px',
    heading: '40px',
    display: '48px',
  },
};
