import type { TextTone } from '@diwan/api-contract/values/site/slider';

/** Colours of the words over a picture, as red, green and blue. */
export const toneColors: Readonly<Record<TextTone, readonly [number, number, number]>> = {
  light: [255, 255, 255],
  dark: [23, 32, 38],
};

/** What WCAG 2.2 asks for words of this size (large ones need less, their subtitle does not). */
export const leastContrast = 4.5;
/** So many of a hundred pixels at either end are a line or a spark, on which no word is read. */
const outliers = 0.03;

/** Relative luminance of WCAG: 0 is black, 1 is white. */
export function luminanceOf([red, green, blue]: readonly [number, number, number]): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How far two luminances stand apart, 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * The least contrast between words and the pixels below them, without the few that are lightest or darkest; pixels as a canvas gives
 * them, four bytes each. It measures brightness alone: of a busy picture it says more than can be read.
 */
export function contrastOver(pixels: Uint8ClampedArray, tone: TextTone): number | null {
  const luminances: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    if (pixels[at + 3]! > 0) luminances.push(luminanceOf([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]));
  if (luminances.length === 0) return null;
  luminances.sort((one, other) => one - other);
  const cut = Math.floor(luminances.length * outliers);
  const [darkest, palest] = [luminances[cut]!, luminances[luminances.length - 1 - cut]!];
  const words = luminanceOf(toneColors[tone]);
  // Words that are as bright as something between both can be read nowhere.
  if (words > darkest && words < palest) return 1;
  return Math.min(contrastOf(words, darkest), contrastOf(words, palest));
}
