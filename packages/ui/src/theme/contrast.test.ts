import { describe, expect, test } from 'vitest';
import { dark } from './dark.ts';
import { light } from './light.ts';

type Colors = typeof light.color;

/** WCAG's relative luminance of an opaque `oklch(…)`, after clipping to what sRGB can show. */
function luminance(oklch: string): number {
  const [l = 0, c = 0, h = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function grounds(color: Colors): Record<string, string> {
  const { canvas, surface, surfaceRaised, surfaceSunken, hover, pressed, selection, highlight, actionTint } = color;
  return { canvas, surface, surfaceRaised, surfaceSunken, hover, pressed, selection, highlight, actionTint };
}

function textPairs(color: Colors): [string, string, string][] {
  const { text, textMuted, action, positive, attention, critical, info } = color;
  const everywhere = Object.entries(grounds(color)).flatMap(([ground, value]): [string, string, string][] => [
    [`text on ${ground}`, text, value],
    [`textMuted on ${ground}`, textMuted, value],
    [`action on ${ground}`, action, value],
    [`critical.text on ${ground}`, critical.text, value],
  ]);
  const statuses = Object.entries({ positive, attention, critical, info }).flatMap(
    ([name, status]): [string, string, string][] => [
      [`${name}.text on its tint`, status.text, status.tint],
      [`text on ${name}.tint`, text, status.tint],
      [`textMuted on ${name}.tint`, textMuted, status.tint],
      [`${name}.text on surface`, status.text, color.surface],
      [`${name}.text on canvas`, status.text, color.canvas],
    ],
  );
  return [
    ...everywhere,
    ...statuses,
    ['actionText on action', color.actionText, color.action],
    ['actionText on actionHover', color.actionText, color.actionHover],
    ['actionText on actionPressed', color.actionText, color.actionPressed],
    ['critical.fillText on critical.fill', critical.fillText, critical.fill],
    ['critical.fillText on critical.fillHover', critical.fillText, critical.fillHover],
    ['inverseText on inverse', color.inverseText, color.inverse],
  ];
}

function partPairs(color: Colors): [string, string, string][] {
  const { borderStrong, focus, action, positive, attention, critical, info } = color;
  const dots = Object.entries({ positive, attention, critical, info }).flatMap(
    ([name, { dot, tint }]): [string, string, string][] => [
      [`${name}.dot on its tint`, dot, tint],
      [`${name}.dot on surfaceSunken`, dot, color.surfaceSunken],
    ],
  );
  const everywhere = Object.entries(grounds(color)).flatMap(([ground, value]): [string, string, string][] => [
    [`focus on ${ground}`, focus, value],
    [`action on ${ground}`, action, value],
  ]);
  const { canvas, surface, surfaceRaised } = color;
  const borders = Object.entries({ canvas, surface, surfaceRaised }).map(
    ([ground, value]): [string, string, string] => [`borderStrong on ${ground}`, borderStrong, value],
  );
  return [...dots, ...everywhere, ...borders];
}

// Semi-dark is these two side by side, never mixed: the navigation's surfaces are dark as a whole.
describe.each([
  ['light and the content of semi-dark', light.color],
  ['dark and the navigation of semi-dark', dark.color],
])('LOOK-01 T121 %s', (_, color) => {
  test.each(textPairs(color))('%s reads at 4.5 : 1', (_, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(partPairs(color))('%s stands out at 3 : 1', (_, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
});

test('T121 the measure itself is right: black on white is 21 : 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});
