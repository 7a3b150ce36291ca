import type { Random } from '../random.ts';
import { area, darker, drawing, ground, line, oval } from './svg.ts';

/** Whose portrait is drawn. */
export interface Sitter {
  gender: 'male' | 'female';
  nationality: string;
}

const grounds = ['#d9e2e4', '#e3ddd3', '#d5dee8', '#dfe3d6', '#e6dad6', '#dcd8e3', '#cfdcd8', '#e7e2cf'] as const;
const skins = ['#f0cfb0', '#e6bd97', '#d9a77c', '#c48f66', '#a87350', '#84573b'] as const;
const hairs = ['#1f1b19', '#2b2320', '#3a2c25', '#241f26'] as const;
const grey = '#8c8a88';
const veils = ['#23242a', '#2f3340', '#4a4453', '#6b5f58', '#39504f', '#8a7566', '#54606e', '#a08f84'] as const;
const shirts = ['#f4f5f6', '#dfe6ee', '#c9d6e2', '#e9e4da', '#d7e0da'] as const;
const jackets = ['#2d3642', '#3b3f47', '#28404a', '#4a4541', '#34324a'] as const;
const thobes = ['#f7f7f5', '#f1efe9', '#eceef0'] as const;

/** Which skins are seen most where somebody comes from, from the fairest to the darkest, and the share of women who cover their hair. */
const looks: Readonly<Record<string, { fairest: number; darkest: number; covered: number }>> = {
  SA: { fairest: 0, darkest: 4, covered: 1 },
  EG: { fairest: 0, darkest: 3, covered: 0.7 },
  YE: { fairest: 1, darkest: 4, covered: 1 },
  SY: { fairest: 0, darkest: 2, covered: 0.6 },
  JO: { fairest: 0, darkest: 3, covered: 0.6 },
  SD: { fairest: 4, darkest: 5, covered: 0.9 },
  IN: { fairest: 1, darkest: 5, covered: 0.1 },
  PK: { fairest: 1, darkest: 4, covered: 0.6 },
  BD: { fairest: 2, darkest: 4, covered: 0.6 },
  PH: { fairest: 0, darkest: 3, covered: 0.05 },
};

/** A calm portrait of nobody in particular, in shapes alone. */
export function portrait({ gender, nationality }: Sitter, random: Random): string {
  const { fairest, darkest, covered } = looks[nationality] ?? { fairest: 0, darkest: 4, covered: 0.5 };
  const skin = skins[random.int(fairest, darkest)]!;
  const back = ground(random.pick(grounds));
  if (gender === 'female') return drawing(bust, back, ...(random.chance(covered) ? veiled : uncovered)(skin, random));
  return drawing(bust, back, ...(nationality === 'SA' && random.chance(0.7) ? withGhutra : bareheaded)(skin, random));
}

/** Close enough to tell people apart where a list shows them. */
const bust = '9 8 78 78';
const shoulders = 'M6 96C8 79 22 73 39 69h18c17 4 31 10 33 27z';
const neck = (skin: string) => area(darker(skin, 0.14), 'M40 52h16v17c-3 6-13 6-16 0z');
const face = (skin: string) => oval(skin, [48, 42], 15, 18.5);
const ears = (skin: string) => oval(skin, [33, 44], 3, 4.5) + oval(skin, [63, 44], 3, 4.5);

const beards = {
  full: 'M33 42c0 16 6 22 15 22s15-6 15-22c-2 8-5 11-8 11-4-2-10-2-14 0-3 0-6-3-8-11z',
  short: 'M34 48c1 11 6 16 14 16s13-5 14-16c-2 5-4 6-7 6-4-2-10-2-14 0-3 0-5-1-7-6z',
} as const;

function beard(hair: string, random: Random): string {
  const kind = random.weighted({ none: 40, full: 20, short: 26, shadow: 14 });
  if (kind === 'none') return '';
  if (kind === 'shadow') return `<g opacity=".35">${area(hair, beards.short)}</g>`;
  return area(hair, beards[kind]);
}

const glasses = (random: Random): string =>
  random.chance(0.22)
    ? line(
        '#3a3d42',
        1.4,
        'M37 41.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M49.8 41.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M46.2 41h3.6',
      )
    : '';

const thobe = (random: Random): string => {
  const cloth = random.pick(thobes);
  return (
    area(cloth, shoulders) +
    area(darker(cloth, 0.1), 'M39 69c4 6 14 6 18 0l3 6c-6 7-18 7-24 0z') +
    line(darker(cloth, 0.14), 1.2, 'M48 80v16')
  );
};

/** A thobe and a head cloth, white or red and white, held by a black cord. */
function withGhutra(skin: string, random: Random): string[] {
  const hair = random.pick(hairs);
  const isRed = random.chance(0.5);
  const cloth = isRed ? '#d9a49c' : '#fbfbfa';
  const fold = isRed ? '#b9695f' : '#dfe1e2';
  return [
    area(
      darker(cloth, 0.08),
      'M48 14C31 14 25 27 26 42c0 15-5 28-12 38 10 8 24 11 34 11s24-3 34-11c-7-10-12-23-12-38 1-15-5-28-22-28z',
    ),
    thobe(random),
    neck(skin),
    face(skin),
    beard(hair, random),
    glasses(random),
    area(
      cloth,
      'M48 13C31 13 25 26 26 41c0 15-5 29-12 39 7 6 15 5 20-2-2-14-3-28-1-40 2-4 9-7 15-7s13 3 15 7c2 12 1 26-1 40 5 7 13 8 20 2-7-10-12-24-12-39 1-15-5-28-22-28z',
    ),
    line(fold, 1.2, 'M29 48c0 12-3 22-7 30M67 48c0 12 3 22 7 30M31.500 52c0 10-1 18-4 26M64.500 52c0 10 1 18 4 26'),
    isRed ? line('#c27c72', 0.9, 'M36 24l24-6M40 28l20-8M33 21l20-6M37 17l8 12M46 14l9 15M55 15l5 9') : '',
    line('#17181a', 3.2, 'M28.500 30c7-6 32-6 39 0'),
    line('#34363a', 1.6, 'M28 25.800c8-6 32-6 40 0'),
  ];
}

const cuts = [
  'M32 44c-3-20 5-27 16-27s19 7 16 27c-1-7-3-11-5-13-8 3-16 2-22-1-3 3-4 7-5 14z',
  'M32 42c-2-16 4-24 16-24s18 8 16 24c-1-5-2-8-4-10-6-3-18-3-24 0-2 2-3 5-4 10z',
  'M32 43c-3-16 3-26 15-26 6 0 9 2 11 3 5 3 8 11 6 23-1-6-3-10-6-12-7 1-14-1-19-4-4 4-6 9-7 16z',
] as const;

/** Short hair; a thobe, a shirt or a jacket. */
function bareheaded(skin: string, random: Random): string[] {
  const hair = random.chance(0.12) ? grey : random.pick(hairs);
  return [
    random.chance(0.25) ? thobe(random) : suit(random),
    neck(skin),
    ears(skin),
    face(skin),
    area(hair, random.pick(cuts)),
    beard(hair, random),
    glasses(random),
  ];
}

function suit(random: Random): string {
  const shirt = random.pick(shirts);
  const collar = area(darker(shirt, 0.09), 'M39 69l9 11 9-11 3 5-8 12-4-5-4 5-8-12z');
  if (random.chance(0.4)) return area(shirt, shoulders) + collar;
  const jacket = random.pick(jackets);
  return (
    area(jacket, shoulders) +
    area(shirt, 'M38 69h20l-4 27H42z') +
    collar +
    area(darker(jacket, 0.18), 'M38 69l8 27h-8l-7-20zM58 69l-8 27h8l7-20z')
  );
}

/** A scarf around the face, its end laid over the shoulder. */
function veiled(skin: string, random: Random): string[] {
  const veil = random.pick(veils);
  const cloak = random.chance(0.6) ? '#26272d' : darker(veil, 0.3);
  return [
    area(cloak, shoulders),
    area(veil, 'M48 13c-18 0-24 14-23 29 1 14-2 24-8 33 8 9 20 13 31 13s23-4 31-13c-6-9-9-19-8-33 1-15-5-29-23-29z'),
    area(darker(veil, 0.2), 'M33 52c3 10 9 15 15 15s12-5 15-15c3 6 4 12 3 18-8 6-28 6-36 0-1-6 0-12 3-18z'),
    oval(skin, [48, 43], 13.5, 17),
    area(veil, 'M34.500 40c0-10 5-17 13.500-17s13.500 7 13.500 17c-2-8-7-12-13.500-12s-11.500 4-13.500 12z'),
    area(darker(veil, 0.1), 'M34 54c6 12 18 16 34 12 3 6 4 11 2 18-18 2-34-8-36-30z'),
    glasses(random),
  ];
}

/** Long hair, or gathered behind the head. */
function uncovered(skin: string, random: Random): string[] {
  const hair = random.pick(hairs);
  const isGathered = random.chance(0.4);
  const behind = isGathered
    ? oval(hair, [48, 17], 7) + area(hair, 'M31 46c-4-22 4-31 17-31s21 9 17 31z')
    : area(
        hair,
        'M48 15c-16 0-22 12-20 28 1 12-1 20-4 28 6 5 12 5 16 3h16c4 2 10 2 16-3-3-8-5-16-4-28 2-16-4-28-20-28z',
      );
  return [
    behind,
    random.chance(0.5) ? suit(random) : area(random.pick(veils), shoulders),
    neck(skin),
    face(skin),
    area(hair, 'M32 44c-2-19 5-26 16-26s18 7 16 26c-2-8-4-12-8-15-6 4-14 5-19 3-2 3-4 7-5 12z'),
    glasses(random),
  ];
}
