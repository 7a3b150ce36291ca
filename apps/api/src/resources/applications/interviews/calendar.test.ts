import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar.ts';

const entry: CalendarEntry = {
  id: '01900000-0000-7000-8000-000000000001',
  title: 'Interview',
  startsAt: '2026-03-01T09:30:00.000000Z',
  durationMin: 45,
  alertMin: 15,
  place: 'Riyadh',
  link: null,
  state: 'scheduled',
  sequence: 2,
  description: '',
  updatedAt: '2026-02-01T08:00:00.123456Z',
};

/** Reads a calendar file as RFC 5545 has it: unfolds lines, splits names from values, undoes the escaping of text. */
function parse(file: string): Map<string, string> {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Cc}/u);
    expect(line.isWellFormed()).toBe(true);
  }
  const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const found = new Map<string, string>();
  const open: string[] = [];
  for (const line of whole) {
    const [, name, value] = /^([A-Z-]+):(.*)$/s.exec(line)!;
    if (name === 'BEGIN') open.push(value!);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else
      found.set(
        `${open.at(-1)}.${name}`,
        value!.replaceAll(/\\([\\;,n])/g, (_, c) => (c === 'n' ? '\n' : c)),
      );
  }
  expect(open).toEqual([]);
  return found;
}

test('DOM-03 a calendar entry has its time in UTC, its length and its alert', () => {
  const file = parse(calendarFile(entry));
  expect(Object.fromEntries(file)).toMatchObject({
    'VCALENDAR.VERSION': '2.0',
    'VEVENT.UID': `${entry.id}@diwan`,
    'VEVENT.SEQUENCE': '2',
    'VEVENT.DTSTAMP': '20260201T080000Z',
    'VEVENT.DTSTART': '20260301T093000Z',
    'VEVENT.DTEND': '20260301T101500Z',
    'VEVENT.STATUS': 'CONFIRMED',
    'VALARM.TRIGGER': '-PT15M',
  });
});

test('DOM-03 a meeting that was moved or called off replaces its entry', () => {
  const first = parse(calendarFile(entry));
  const last = parse(calendarFile({ ...entry, state: 'cancelled', sequence: 3 }));
  expect(last.get('VEVENT.UID')).toBe(first.get('VEVENT.UID'));
  expect([last.get('VEVENT.SEQUENCE'), last.get('VEVENT.STATUS')]).toEqual(['3', 'CANCELLED']);
});

test('DOM-03 whatever is written in a meeting is read again as it was, and adds no line of its own', () => {
  const hostile = fc.constantFrom(
    'a\r\nATTENDEE:mailto:x@y.example',
    'مقابلة مع المرشح '.repeat(9),
    '\\n;,',
    '👩‍💼'.repeat(30),
  );
  const text = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 200 }));
  fc.assert(
    fc.property(text, text, text, (title, place, description) => {
      const file = parse(calendarFile({ ...entry, title, place, description }));
      const plain = (value: string) => value.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
      expect(file.get('VEVENT.SUMMARY')).toBe(plain(title));
      expect(file.get('VEVENT.DESCRIPTION')).toBe(plain(description));
      if (place !== '') expect(file.get('VEVENT.LOCATION')).toBe(plain(place));
      expect([...file.keys()].filter((key) => key.includes('ATTENDEE'))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
