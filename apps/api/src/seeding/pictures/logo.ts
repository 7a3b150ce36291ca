import type { Random } from '../random.ts';
import { area, ground, line, oval, sized } from './svg.ts';

/** A strong colour and a lighter one that goes with it. */
export const pairs = [
  ['#1f5f74', '#8fc1cc'],
  ['#2b4c8c', '#9fb7e3'],
  ['#3c3f8f', '#b3b2e6'],
  ['#6a3d7c', '#cba9d6'],
  ['#8a3b52', '#e0a9b7'],
  ['#a3472f', '#eab39d'],
  ['#9a6a1c', '#e8c98a'],
  ['#5d6b25', '#c3cf8d'],
  ['#2e6b46', '#9fd0af'],
  ['#1f6b66', '#93cfc8'],
  ['#37474f', '#b0bec5'],
  ['#5b4a3f', '#cdbbab'],
] as const;

type Mark = (strong: string, light: string) => string[];

const star =
  'M48 20l8.200 8.200H67.800v11.600L76 48l-8.200 8.200v11.600H56.200L48 76l-8.200-8.200H28.200V56.200L20 48l8.200-8.200V28.200h11.600z';
const quarter = (x: number, y: number, turn: string) => `M${x} ${y}${turn}z`;

/** Marks of plain geometry: whose they are is chance. */
export const marks: readonly Mark[] = [
  (strong, light) => [area(strong, star), oval(light, [48, 48], 9)],
  (strong, light) => [line(strong, 9, 'M28 74V48a20 20 0 0 1 40 0v26'), area(light, 'M43 74V52a5 5 0 0 1 10 0v22z')],
  (strong, light) => [
    oval(light, [39, 48], 19),
    oval(strong, [59, 48], 17),
    area('#ffffff', 'M46.500 37a17 17 0 0 1 0 22 17 17 0 0 1 0-22z'),
  ],
  (strong, light) => [
    area(light, 'M16 70c10-22 22-30 34-30 8 0 14 10 30 30z'),
    area(strong, 'M16 70c14-4 22-34 34-34-4 12 6 26 30 34z'),
  ],
  (strong, light) => [
    area(strong, quarter(24, 24, 'h24a24 24 0 0 1-24 24')),
    area(light, quarter(72, 24, 'v24a24 24 0 0 1-24-24')),
    area(light, quarter(24, 72, 'v-24a24 24 0 0 1 24 24')),
    area(strong, quarter(72, 72, 'h-24a24 24 0 0 1 24-24')),
  ],
  (strong, light) => [area(light, 'M26 50h12v24H26z'), area(strong, 'M42 36h12v38H42zM58 22h12v52H58z')],
  (strong, light) => [area(strong, 'M48 18l26 15v30L48 78 22 63V33z'), area(light, 'M48 48l26-15v30L48 78z')],
  (strong, light) => [
    area(strong, 'M48 18c18 16 24 28 24 38a24 24 0 0 1-24 22z'),
    area(light, 'M48 18c-18 16-24 28-24 38a24 24 0 0 0 24 22z'),
  ],
  (strong, light) => [
    line(strong, 8, 'M20 40c10-10 18-10 28 0s18 10 28 0'),
    line(light, 8, 'M20 58c10-10 18-10 28 0s18 10 28 0'),
  ],
  (strong, light) => [line(strong, 9, 'M66 32a24 24 0 1 0 0 32'), oval(light, [62, 48], 8)],
  (strong, light) => [
    area(strong, 'M22 22h30L22 52z'),
    area(light, 'M74 74H44l30-30z'),
    area(strong, 'M60 22h14v14L36 74H22V60z'),
  ],
  (strong, light) => [
    oval(strong, [34, 34], 11),
    oval(light, [62, 34], 11),
    oval(light, [34, 62], 11),
    oval(strong, [62, 62], 11),
  ],
];

/** As small as a logo may be. */
const asLogo = [200, 200] as const;

/** The logo of a company that does not exist: a mark on white, or white on a ground of its colour. */
export function logo(random: Random): string {
  const [strong, light] = random.pick(pairs);
  const mark = random.pick(marks);
  const whole = '11 11 74 74';
  return random.chance(0.5)
    ? sized(whole, asLogo, [ground('#ffffff'), ...mark(strong, light)])
    : sized(whole, asLogo, [ground(strong), ...mark('#ffffff', light)]);
}

/** The wide picture of a company that does not exist: its colours in slanting bands. */
export function cover(random: Random): string {
  const [strong, light] = random.pick(pairs);
  const bands = Array.from({ length: random.int(3, 6) }, (_, index) => {
    const at = index * 64 + random.int(0, 40);
    return area(light, `M${at} 96l48-96h${random.int(8, 30)}l-48 96z`);
  });
  return sized('0 0 384 96', [800, 200], [area(strong, 'M0 0h384v96H0z'), ...bands]);
}
