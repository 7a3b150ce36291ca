import { mostMentions, noteVisibilities } from '@diwan/api-contract/values/records/note';
import type { NoteText } from '@diwan/machines/note/note.machine';
import { Checkbox, Select, Stack, TagField } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleagues } from '../query/use-colleagues.ts';
import { useResource } from '../resource/resource-context.ts';

interface NoteReadersProps {
  /** Names its fields apart from those of another form on the screen. */
  name: string;
  note: Required<NoteText>;
  isDisabled: boolean;
  onTyped: (typed: Partial<NoteText>) => void;
}

/** Whom a note is for, whom it calls upon, and whether it stays above the others. */
export function NoteReaders({ name, note, isDisabled, onTyped }: NoteReadersProps) {
  const { t } = useTranslation('records');
  const { t: shared } = useResource();
  const [typed, setTyped] = useState<string | null>(null);
  const colleagues = useColleagues(typed);
  const { visibility, mentions, isPinned } = note;
  return (
    <Stack gap="sm">
      <Select
        label={t('notes.visibility')}
        name={`${name}-visibility`}
        choices={noteVisibilities.map((value) => ({ value, label: t(`notes.visibilities.${value}`) }))}
        value={visibility}
        isRequired
        onChange={(value) => {
          const chosen = value as Required<NoteText>['visibility'];
          onTyped({ visibility: chosen, ...(chosen === 'me' ? { mentions: [] } : {}) });
        }}
        isDisabled={isDisabled}
      />
      {visibility === 'me' ? null : (
        <TagField
          label={t('notes.mentions')}
          description={t('notes.mentionsHint')}
          name={`${name}-mentions`}
          value={mentions.map((person) => ({ id: person.id, label: person.name }))}
          onChange={(people) =>
            onTyped({ mentions: people.slice(0, mostMentions).map(({ id, label }) => ({ id, name: label })) })
          }
          items={colleagues.items}
          inputValue={typed ?? ''}
          onInputChange={setTyped}
          isLoading={colleagues.isLoading}
          emptyText={shared('nothingFound')}
          placeholder={shared('search')}
          isDisabled={isDisabled}
        />
      )}
      <Checkbox
        label={t('notes.pin')}
        name={`${name}-pin`}
        isSelected={isPinned}
        onChange={(chosen) => onTyped({ isPinned: chosen })}
        isDisabled={isDisabled}
      />
    </Stack>
  );
}
