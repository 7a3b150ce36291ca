import { dark } from './dark.ts';
import { light } from './light.ts';

type Colors = typeof light.color;

/** The name of a colour, as `text` or `critical.fill`. */
export type ColorRole = {
  [Name in keyof Colors]: Colors[Name] extends string ? Name : `${Name}.${keyof Colors[Name] & string}`;
}[keyof Colors];

/** Two colours that meet on screen, and how far WCAG wants them apart: 4.5 for text, 3 for parts and focus. */
export interface ColorPair {
  front: ColorRole;
  back: ColorRole;
  least: 4.5 | 3;
}

/** A part of a theme's screen: whose colours it has, and the canvas that shows through glass. */
export interface ThemePlace {
  name: string;
  colors: Record<ColorRole, string>;
  behind: string;
}

function flat(colors: Colors): Record<ColorRole, string> {
  const entries = Object.entries(colors).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([part, each]) => [`${name}.${part}`, each]),
  );
  return Object.fromEntries(entries) as Record<ColorRole, string>;
}

const lightColors = flat(light.color);
const darkColors = flat(dark.color);

/** Semi-dark is dark navigation beside light content: its bar lies on a light canvas. */
export const themePlaces: readonly ThemePlace[] = [
  { name: 'light', colors: lightColors, behind: light.color.canvas },
  { name: 'dark', colors: darkColors, behind: dark.color.canvas },
  { name: 'semi-dark, content', colors: lightColors, behind: light.color.canvas },
  { name: 'semi-dark, navigation', colors: darkColors, behind: light.color.canvas },
];

export const colorRoles = Object.keys(lightColors) as ColorRole[];

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceGlass'] as const;
const states = ['hover', 'pressed', 'selection', 'highlight', 'actionTint'] as const;
const grounds = [...surfaces, ...states];
const series = (['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const).map(
  (name) => `series.${name}` as const,
);
const statuses = ['positive', 'attention', 'critical', 'info'] as const;

/** Every front that may lie on every one of these backs. */
function pairs(fronts: readonly ColorRole[], backs: readonly ColorRole[], least: ColorPair['least']): ColorPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));
}

const statusPairs = statuses.flatMap((name) => [
  ...pairs([`${name}.text`, 'text', 'textMuted'], [`${name}.tint`], 4.5),
  ...pairs([`${name}.text`], grounds, 4.5),
  ...pairs([`${name}.dot`], [`${name}.tint`, ...grounds], 3),
]);

/** Everything that stands on something. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs(['text', 'textMuted', 'action'], grounds, 4.5),
  ...statusPairs,
  ...pairs(['actionText'], ['action', 'actionHover', 'actionPressed'], 4.5),
  ...pairs(['critical.fillText'], ['critical.fill', 'critical.fillHover'], 4.5),
  ...pairs(['inverseText'], ['inverse'], 4.5),
  ...pairs(['ink'], ['paper'], 4.5),
  ...pairs(['focus', 'borderStrong'], grounds, 3),
  ...pairs(series, ['canvas', 'surface', 'surfaceRaised'], 3),
  ...pairs(
    ['focus'],
    statuses.map((name) => `${name}.tint` as const),
    3,
  ),
];

/** Colours that nothing has to be read by, each with its reason. */
export const freeRoles: Partial<Record<ColorRole, string>> = {
  border: 'A hairline between things that their distance already parts; what must be seen has borderStrong.',
  textDisabled: 'What is disabled is left out by WCAG 1.4.3; a reason stands beside it in another colour.',
  overlay: 'Dims what rests behind a dialog, and carries nothing.',
};
