import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { Button, Dialog, KeyValueList, Stack, Text } from '@diwan/ui';
import { cells } from '../cells.tsx';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useRoom } from '../room.tsx';
import type { Edit } from '../use-edit.ts';

interface ConflictProps {
  edit: Edit;
  conflict: NonNullable<Edit['conflict']>;
}

/** Somebody else saved first: what both changed, theirs beside mine, and the choice between them. */
export function Conflict({ edit, conflict }: ConflictProps) {
  const { resource, t } = useRoom();
  const { theirs, theirDraft, disputed } = conflict;
  const shown = disputed.length > 0 ? disputed : edit.changed;
  const valueOf = (draft: Edit['draft'], name: string) => {
    const field = resource.fields[name]!;
    // The language in use alone would hide what was changed in the other.
    if (field.kind === 'localized') return <BothLanguages text={draft[name] as LocalizedText | null} />;
    return <FieldValue field={field} name={name} value={draft[name]} />;
  };
  return (
    <Dialog
      title={t('conflict.title')}
      size="large"
      isOpen
      isDismissable={false}
      onClose={edit.takeTheirs}
      footer={
        <>
          <Button variant="quiet" onPress={edit.takeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="primary" onPress={edit.keepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Text>{t('conflict.text', { name: theirs.updatedBy.name })}</Text>
        {shown.map((name) => (
          <Stack key={name} gap="xs">
            <Text weight="medium">{t(`fields.${name}`)}</Text>
            <KeyValueList
              items={[
                { id: 'theirs', name: t('conflict.theirs'), value: valueOf(theirDraft, name) },
                { id: 'mine', name: t('conflict.mine'), value: valueOf(edit.draft, name) },
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function BothLanguages({ text }: { text: LocalizedText | null }) {
  return (
    <Stack gap="xs">
      {cells.text(text?.ar, 'ar')}
      {text?.en ? cells.text(text.en, 'en') : null}
    </Stack>
  );
}
