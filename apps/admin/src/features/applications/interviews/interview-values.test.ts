import { expect, test } from 'vitest';
import { blankInterview, checkInterview, draftOfInterview } from './interview-values.ts';

const now = Date.parse('2026-03-01T09:00:00Z');
const person = (id: number) => ({ id: `01900000-0000-7000-8000-00000000000${id}`, label: 'Somebody' });
const sound = { ...blankInterview, title: 'First meeting', startsAt: '2026-03-02T09:00:00.000Z', alertMin: '15' };
const wrong = (values: Parameters<typeof checkInterview>[0]) =>
  checkInterview(values, now).map(({ path, code }) => `${path} ${code}`);

test('MSG-10 MSG-13 DOM-03 a meeting needs a title, a time and an alert, and none of them is chosen beforehand', () => {
  expect(wrong(blankInterview).toSorted()).toEqual(['alertMin required', 'startsAt required', 'title required']);
  expect(wrong(sound)).toEqual([]);
});

test('MSG-14 a meeting can have up to two added users', () => {
  expect(wrong({ ...sound, addedUsers: [person(1), person(2)] })).toEqual([]);
  expect(wrong({ ...sound, addedUsers: [person(1), person(2), person(3)] })).toEqual(['addedUsers tooManyUsers']);
});

test('DOM-03 in person it needs a place, by video a link; what belongs to another type is not sent', () => {
  expect(wrong({ ...sound, type: 'personal', link: 'https://meet.example.com' })).toEqual(['place required']);
  expect(wrong({ ...sound, type: 'video', place: 'Riyadh' })).toEqual(['link required']);
  expect(wrong({ ...sound, type: 'video', link: 'http://meet.example.com' })).toEqual(['link invalidUrl']);
  expect(draftOfInterview({ ...sound, type: 'voice', place: 'Riyadh' })).toMatchObject({ place: null, alertMin: 15 });
});

test('DOM-03 a meeting lies ahead', () => {
  expect(wrong({ ...sound, startsAt: new Date(now).toISOString() })).toEqual(['startsAt startNotInFuture']);
});
