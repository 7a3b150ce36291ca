import { importTargets } from '@diwan/api-contract/importing/columns';
import { jobPosts } from '@diwan/api-contract/resources/job-posts';
import { beforeAll, expect, test } from 'vitest';
import { type CellWords, cellWords } from './cell-words.ts';
import { readCell } from './read-cell.ts';
import { UnreadableCell } from './unreadable.ts';

let words: CellWords;
beforeAll(async () => {
  words = await cellWords('jobPosts');
});
const targets = new Map(importTargets(jobPosts).map((target) => [target.path, target]));
const read = (path: string, text: string) =>
  readCell(text, targets.get(path)!.field, { words, recordIn: (to, name) => `${to} ${name}` });

test.each([
  ['openings', '٣', 3],
  ['salary.min', '٥٬٠٠٠٫٥٠', 500_050],
  ['salary.max', '12,500 ريال', 1_250_000],
  ['salary.min', '1.234,56'.replace('.', ''), 123_456],
  ['salary.isVisible', 'نعم', true],
  ['salary.isNegotiable', 'No', false],
  ['startsOn', '2026-09-01', '2026-09-01'],
  ['startsOn', '1/9/2026', '2026-09-01'],
  ['startsOn', '١٩/٣/١٤٤٨', '2026-09-01'],
  ['startsOn', '1448-03-19 هـ', '2026-09-01'],
  ['expiresAt', '2026-09-01 14:30', '2026-09-01T11:30:00.000Z'],
  ['workMode', 'عن بُعد', 'remote'],
  ['workMode', 'Remote', 'remote'],
  ['employmentTypes', 'دوام كامل، part_time', ['full_time', 'part_time']],
  [
    'locations',
    'الرياض; Jeddah',
    [
      { cityId: 'riyadh', address: null },
      { cityId: 'jeddah', address: null },
    ],
  ],
  ['nationality.countries', 'مصر, SA', ['EG', 'SA']],
  [
    'skills',
    'نجارة | لحام',
    [
      { id: 'skills نجارة', isRequired: true },
      { id: 'skills لحام', isRequired: true },
    ],
  ],
])('%s is read from «%s» as it was meant', (path, text, value) => {
  expect(read(path, text)).toEqual(value);
});

test.each([
  ['openings', 'three', 'unreadNumber'],
  ['salary.min', '5000.123', 'unreadNumber'],
  ['startsOn', '31/2/2026', 'unreadDate'],
  ['startsOn', '30/2/14480', 'unreadDate'],
  ['startsOn', 'tomorrow', 'unreadDate'],
  ['salary.isVisible', 'perhaps', 'unreadYesNo'],
  ['workMode', 'somewhere', 'unknownChoice'],
])('%s can’t be read from «%s»', (path, text, code) => {
  expect(() => read(path, text)).toThrow(new UnreadableCell(code));
});
