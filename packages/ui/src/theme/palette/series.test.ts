import { expect, test } from 'vitest';
import { type Light, lightOf } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

/** How eyes without one kind of cones see linear light (Machado, Oliveira and Fernandes 2009). */
const eyes = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'without red cones': [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  'without green cones': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  'without blue cones': [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

type Triple = [number, number, number];

function seen({ red, green, blue }: Light, eye: readonly number[]): Triple {
  const at = (row: number) => eye[row * 3]! * red + eye[row * 3 + 1]! * green + eye[row * 3 + 2]! * blue;
  return [0, 1, 2].map((row) => Math.min(1, Math.max(0, at(row)))) as Triple;
}

function oklab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

const themes = { light, dark };
const cases = Object.keys(themes).flatMap((theme) => Object.keys(eyes).map((eye) => [theme, eye] as const));

test.each(cases)('LOOK-01 T121 %s: eyes %s tell the colours of series apart', (theme, eye) => {
  const colors = Object.entries(themes[theme as keyof typeof themes].color.series).map(([name, value]) => ({
    name,
    place: oklab(seen(lightOf(value), eyes[eye as keyof typeof eyes])),
  }));
  const alike = colors.flatMap((one, index) =>
    colors
      .slice(index + 1)
      .filter(({ place }) => Math.hypot(...place.map((value, axis) => value - one.place[axis]!)) < 0.1)
      .map(({ name }) => `${one.name} and ${name}`),
  );
  expect(alike).toEqual([]);
});
