import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import {
  Button,
  Heading,
  IconButton,
  Inline,
  KeyValueList,
  Menu,
  MenuItem,
  MenuTrigger,
  StatusChip,
  Text,
} from '@diwan/ui';
import { CalendarDays, Ellipsis } from 'lucide-react';
import { toneOf } from '#crud/resource/cells/state-tones.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../Applications.css.ts';
import { useCalendarFile } from './use-calendar-file.ts';

interface InterviewItemProps {
  interview: Interview;
  onEvent: (event: string) => void;
}

/** One meeting: when, how, with whom, how it went, and what may happen to it. */
export function InterviewItem({ interview, onEvent }: InterviewItemProps) {
  const { t, format } = useResource();
  const { title, startsAt, state, availableEvents } = interview;
  const { save, isSaving } = useCalendarFile(interview);
  const events = availableEvents.filter(({ reason }) => reason !== 'wrongState' && reason !== 'notPermitted');
  return (
    <li className={styles.meeting}>
      <Inline justify="between" align="start" canWrap={false}>
        <Heading level={3} size="body">
          <span dir="auto">{title}</span>
        </Heading>
        <StatusChip tone={toneOf(state)}>{t(`choices.interviewState.${state}`)}</StatusChip>
      </Inline>
      <Text>
        <time dateTime={startsAt}>{format.dateTime(startsAt)}</time>
      </Text>
      <Facts interview={interview} />
      <Inline gap="xs">
        <Button size="small" isPending={isSaving} onPress={save} icon={<CalendarDays />}>
          {t('meeting.calendarFile')}
        </Button>
        {events.length > 0 ? (
          <MenuTrigger>
            <IconButton label={t('actionsOf', { name: title })} variant="quiet" size="small" icon={<Ellipsis />} />
            <Menu aria-label={t('actionsOf', { name: title })} placement="bottom end">
              {events.map(({ type, isAvailable, reason }) => (
                <MenuItem
                  key={type}
                  disabledReason={isAvailable ? undefined : refusalText(reason, t)}
                  onAction={() => onEvent(type)}
                >
                  {t(`events.${type}`)}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        ) : null}
      </Inline>
    </li>
  );
}

function Facts({ interview }: { interview: Interview }) {
  const { t, format } = useResource();
  const { type, durationMin, place, link, organizer, addedUsers, notes, feedback, cancellation } = interview;
  const people = [organizer, ...addedUsers].flatMap((person) => (person ? [person.name] : []));
  const items = [
    { id: 'type', value: `${t(`choices.interviewType.${type}`)} · ${format.duration(durationMin)}` },
    { id: 'place', value: place },
    { id: 'link', value: link },
    { id: 'people', value: people.length > 0 ? format.list(people) : null },
    { id: 'notes', value: notes },
    {
      id: 'recommendation',
      value: feedback
        .map(({ by, recommendation }) => `${by.name}: ${t(`choices.recommendation.${recommendation}`)}`)
        .join(' · '),
    },
    { id: 'cancellation', value: cancellation },
  ];
  return (
    <KeyValueList
      items={items
        .filter(({ value }) => value)
        .map(({ id, value }) => ({ id, name: t(`meeting.fields.${id}`), value: <span dir="auto">{value}</span> }))}
    />
  );
}
