import type { Random } from '../random.ts';
import { marks, pairs } from './logo.ts';
import { area, darker, oval, sized } from './svg.ts';

/** The picture of news that nobody has reported: hills below a sun, with a mark; sixteen wide and nine high. */
export function newsPicture(random: Random): string {
  const [strong, light] = random.pick(pairs);
  const mark = random.pick(marks);
  const hill = (fill: string, height: number) => {
    const [first, second, last] = [random.int(-14, 14), random.int(-14, 14), random.int(-14, 14)];
    return area(fill, `M0 ${height}c50 ${first} 90 ${second} 128 0s90 ${last} 128 0V144H0z`);
  };
  return sized(
    '0 0 256 144',
    [960, 540],
    [
      area(light, 'M0 0h256v144H0z'),
      oval('#ffffff', [random.int(40, 216), random.int(26, 52)], 18),
      hill(strong, 92),
      hill(darker(strong, 0.25), 112),
      `<g transform="translate(${random.int(20, 140)} 40)">${mark('#ffffff', light).join('')}</g>`,
    ],
  );
}

/** How a slider is shown: beside each other on a desk, above each other on a phone. */
export type SliderShape = 'desktop' | 'mobile';

const shapes = {
  desktop: { seen: '0 0 288 96', size: [1500, 500], wide: 288, high: 96 },
  mobile: { seen: '0 0 96 120', size: [800, 1000], wide: 96, high: 120 },
} as const;

/** The ground of a slider: bands of its colours, light ones where dark words stand on it, and a mark at the side. */
export function sliderPicture(random: Random, shape: SliderShape, isLight: boolean): string {
  const [strong, light] = random.pick(pairs);
  const mark = random.pick(marks);
  const { seen, size, wide, high } = shapes[shape];
  const [ground, band] = isLight ? [light, '#ffffff'] : [darker(strong, 0.35), strong];
  const bands = Array.from({ length: random.int(2, 4) }, (_, index) => {
    const at = index * (wide / 3) + random.int(0, 24);
    return area(band, `M${at} ${high}l${high / 3}-${high}h${random.int(8, 26)}l-${high / 3} ${high}z`);
  });
  const place = shape === 'desktop' ? `translate(${random.int(12, 180)} 8) scale(.8)` : 'translate(24 60) scale(.5)';
  return sized(seen, size, [
    area(ground, `M0 0h${wide}v${high}H0z`),
    ...bands,
    `<g transform="${place}">${mark(isLight ? strong : '#ffffff', light).join('')}</g>`,
  ]);
}
