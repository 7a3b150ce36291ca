import { Select } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** Somebody whom a mail reaches. */
export interface MailReader {
  id: string;
  label: { ar: string; en?: string | undefined };
  /** Masked. */
  email: string;
}

interface ReaderChoiceProps {
  readers: readonly MailReader[];
  /** By their id; null for nobody who is there. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const example = 'example';

/** For whom a mail is filled in: an example, or somebody whom it reaches. */
export function ReaderChoice({ readers, chosen, onChoose }: ReaderChoiceProps) {
  const { t, language } = useResource();
  return (
    <Select
      label={t('letter.filledFor')}
      isRequired
      choices={[
        { value: example, label: t('letter.example') },
        ...readers.map(({ id, label, email }) => ({
          value: id,
          label: `${localizedLabel(label, language)} · ${email}`,
        })),
      ]}
      value={chosen ?? example}
      onChange={(id) => onChoose(id === example ? null : id)}
    />
  );
}
