import type { Conversation } from '@diwan/api-contract/resources/conversations';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { Inline, Link, Stack, StatusChip, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

const resourceOf = { seeker: 'seekers', employer: 'employers', provider: 'providers' } as const satisfies Record<
  ParticipantType,
  string
>;

interface ParticipantsProps extends Pick<Conversation, 'participants' | 'blocked'> {
  context: CellContext;
}

/** Everybody who takes part besides staff: what they are, and the way to them. */
export function Participants({ participants, blocked, context }: ParticipantsProps) {
  const { t, language } = context;
  return (
    <Stack gap="xs">
      {participants.map(({ id, type, label, image }) => {
        const name = localizedLabel(label, language);
        return (
          <Inline key={type} gap="xs">
            {cells.faced(
              { of: type === 'seeker' ? 'person' : 'company', name, image },
              <Link href={recordPath(resourceOf[type], id)}>{name}</Link>,
            )}
            <Text as="span" size="small" tone="muted">
              {t(`choices.participant.${type}`)}
            </Text>
            {blocked.includes(type) ? <StatusChip tone="critical">{t('blocked')}</StatusChip> : null}
          </Inline>
        );
      })}
    </Stack>
  );
}

/** What staff have found wrong with it, the newest first. */
export function Flags({ flags, context }: { flags: Conversation['flags']; context: CellContext }) {
  return (
    <Stack gap="xs">
      {flags.toReversed().map(({ reason, note, by, at }) => (
        <div key={at}>
          <Inline gap="xs">
            <StatusChip tone="attention">{reasonLabel('conversationReasons', reason, context)}</StatusChip>
            <Text as="span" tone="muted" size="small">
              <bdi>{by}</bdi> · {cells.moment(at, context)}
            </Text>
          </Inline>
          {note ? cells.text(note) : null}
        </div>
      ))}
    </Stack>
  );
}
