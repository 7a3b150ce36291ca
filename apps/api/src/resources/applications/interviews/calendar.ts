import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';

/** A meeting as its calendar entry tells it. */
export interface CalendarEntry
  extends Pick<
    Interview,
    'id' | 'title' | 'startsAt' | 'durationMin' | 'alertMin' | 'place' | 'link' | 'state' | 'sequence'
  > {
  description: string;
  updatedAt: string;
}

const statuses: Partial<Record<Interview['state'], string>> = { proposed: 'TENTATIVE', cancelled: 'CANCELLED' };

/** Who asks whom to a meeting, by their addresses: then calendars put it in, move and remove it by themselves (RFC 5546). */
export interface Invitation {
  organizer: string;
  attendee: string;
}

/** What a calendar is to do with a meeting. */
export const methodOf = ({ state }: Pick<CalendarEntry, 'state'>) =>
  state === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const);

/** One meeting as a calendar file (RFC 5545); its UID stays, its SEQUENCE rises, so that calendars replace what they hold. */
export function calendarFile(entry: CalendarEntry, invitation?: Invitation): string {
  const { id, title, startsAt, durationMin, alertMin, place, link, state, sequence, description, updatedAt } = entry;
  const start = Date.parse(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diwan//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation ? methodOf(entry) : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@diwan`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(Date.parse(updatedAt))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + durationMin * 60_000)}`,
    ...(invitation
      ? [
          `ORGANIZER:mailto:${invitation.organizer}`,
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:mailto:${invitation.attendee}`,
        ]
      : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place || link ? [`LOCATION:${escaped(place ?? link ?? '')}`] : []),
    ...(link ? [`URL:${new URL(link).href}`] : []),
    `STATUS:${statuses[state] ?? 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${alertMin}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

const longestLine = 75;

/** Lines of at most 75 octets, never cut within a character. */
function folded(line: string): string {
  const parts = [''];
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > longestLine) {
      parts.push('');
      // The space with which a continued line begins.
      length = 1;
    }
    parts[parts.length - 1] += character;
    length += octets;
  }
  return parts.join('\r\n ');
}
