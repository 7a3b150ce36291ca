import { arabicType, latinType } from '@diwan/ui/theme/measures';
import { vars } from '@diwan/ui/theme/vars.css';
import { createGlobalTheme } from '@vanilla-extract/css';

// Outside every layer, so that these win over the theme.
const large = ':root[data-text="200"]';
const { font, shadow } = vars;
// Browsers leave the colours of drawings as they are.
const { series: _, ...color } = vars.color;

createGlobalTheme(`${large}, ${large} [lang|="en"]`, font, doubled(latinType));
createGlobalTheme(`${large}[lang|="ar"], ${large} [lang|="ar"]`, font, doubled(arabicType));

function doubled(type: typeof latinType): typeof latinType {
  return { ...type, size: twice(type.size), lineHeight: twice(type.lineHeight) };
}

function twice<Scale extends Record<string, string>>(scale: Scale): Scale {
  return Object.fromEntries(Object.entries(scale).map(([step, value]) => [step, `calc(2 * ${value})`])) as Scale;
}

const forced = ':root[data-colors="forced"]';
const status = { text: 'CanvasText', dot: 'CanvasText', tint: 'Canvas' };

createGlobalTheme(
  `${forced}, ${forced} [data-surface]`,
  { color, shadow },
  {
    color: {
      canvas: 'Canvas',
      surface: 'Canvas',
      surfaceRaised: 'Canvas',
      surfaceSunken: 'Canvas',
      surfaceGlass: 'Canvas',
      hover: 'Canvas',
      pressed: 'Canvas',
      text: 'CanvasText',
      textMuted: 'CanvasText',
      textDisabled: 'GrayText',
      border: 'CanvasText',
      borderStrong: 'CanvasText',
      action: 'LinkText',
      actionHover: 'LinkText',
      actionPressed: 'LinkText',
      actionText: 'Canvas',
      actionTint: 'Canvas',
      focus: 'Highlight',
      selection: 'Canvas',
      highlight: 'Canvas',
      overlay: 'Canvas',
      paper: 'Canvas',
      ink: 'CanvasText',
      inverse: 'CanvasText',
      inverseText: 'Canvas',
      positive: status,
      attention: status,
      critical: { ...status, fill: 'ButtonText', fillHover: 'ButtonText', fillText: 'ButtonFace' },
      info: status,
    },
    shadow: { float: 'none', overlay: 'none' },
  },
);
