import type { Note } from '@diwan/api-contract/endpoints/notes';
import { Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useResource } from '../resource/resource-context.ts';

/** Whom a note is for, where that is not all staff, and whom it mentions. */
export function NoteMarks({ note: { visibility, mentions } }: { note: Note }) {
  const { t } = useTranslation('records');
  const { format } = useResource();
  const marks = [
    visibility === 'staff' ? null : t(`notes.visibilities.${visibility}`),
    mentions.length > 0 ? t('notes.mentioned', { names: format.list(mentions.map(({ name }) => name)) }) : null,
  ].filter(Boolean);
  return marks.length > 0 ? (
    <Text as="span" size="caption" tone="muted">
      {marks.join(' · ')}
    </Text>
  ) : null;
}
