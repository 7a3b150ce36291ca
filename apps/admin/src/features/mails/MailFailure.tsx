import type { Mail } from '@diwan/api-contract/resources/mails';
import { Bidi, Stack, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

interface MailFailureProps extends Pick<Mail, 'failure'>, Pick<CellContext, 't'> {}

/** Why a mail has not arrived, in words, and below what the server said. */
export function MailFailure({ failure, t }: MailFailureProps) {
  if (!failure) return cells.text(null);
  return (
    <Stack gap="none">
      <span>{t(`choices.mailFailure.${failure.code}`)}</span>
      {failure.answer ? (
        <Text as="span" size="small" tone="muted">
          <Bidi>{failure.answer}</Bidi>
        </Text>
      ) : null}
    </Stack>
  );
}
