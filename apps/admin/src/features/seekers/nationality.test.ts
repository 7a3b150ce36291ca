import { expect, test } from 'vitest';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { seekers } from './seekers.resource.tsx';

test('the list and the record of a job seeker say the nationality of the person, not the name of a country', () => {
  const person = { nationality: 'SA', gender: 'female' };
  const places = [seekers.columns, seekers.computed!].map((cells) => cells.find(({ key }) => key === 'nationality')!);
  const saidIn = (language: string) =>
    places.map(({ cell }) => cell(person as never, { language } as unknown as CellContext));
  expect(saidIn('ar')).toEqual(['سعودية', 'سعودية']);
  expect(saidIn('en')).toEqual(['Saudi', 'Saudi']);
});
