import type { FileDescription, RecordFile } from '@diwan/api-contract/endpoints/files/files';
import type { Field } from '@diwan/api-contract/kinds/field';
import { announce, Banner, Button, Dialog, Stack } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '#api/expect-body.ts';
import { useTries } from '../feedback/use-tries.ts';
import { FieldInput } from '../fields/inputs.tsx';
import { useMutation } from '../query/use-mutation.ts';
import type { Resource } from '../resource/define-resource.ts';
import { useResource } from '../resource/resource-context.ts';
import { describeDocument } from './use-documents.ts';

type Documents = NonNullable<Resource['documents']>;
type Part = keyof FileDescription;

interface DocumentDetailsProps {
  document: RecordFile;
  documents: Documents;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks what a document is, and from when to when it holds. */
export function DocumentDetails({ document, documents, onSaved, onClose }: DocumentDetailsProps) {
  const { t } = useTranslation('files');
  const { t: shared } = useResource();
  const { name, type, number, issuedOn, expiresOn } = document;
  const [values, setValues] = useState<FileDescription>({ type, number, issuedOn, expiresOn });
  const [failure, setFailure] = useState<'stale' | 'failed' | null>(null);
  const { hasTried, noteTry } = useTries();
  const saving = useMutation({
    act: () => describeDocument(document, values),
    onDone: () => {
      announce(t('details.saved', { name }));
      onSaved();
      onClose();
    },
    onFailed: (error) => setFailure(problemOf(error).code === 'stale' ? 'stale' : 'failed'),
  });
  const broken = brokenIn(values, documents);
  const labelOf = (part: Part) => shared(`records:file.${part}`);

  function save() {
    noteTry();
    setFailure(null);
    if (Object.keys(broken).length === 0) saving.start();
  }

  return (
    <Dialog
      title={t('details.title')}
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {shared('cancel')}
          </Button>
          <Button variant="primary" isPending={saving.isBusy} onPress={save}>
            {shared('save')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {failure ? <Banner tone="critical">{t(`details.${failure}`)}</Banner> : null}
        {(Object.entries(fieldsOf(documents)) as [Part, Field][]).map(([part, field]) => (
          <FieldInput
            key={part}
            field={field}
            path={part}
            label={labelOf(part)}
            value={values[part]}
            onChange={(value) => setValues({ ...values, [part]: value === '' ? null : value })}
            errorAt={() =>
              hasTried && broken[part] ? shared(`invalid.${broken[part]}`, { attr: labelOf(part) }) : undefined
            }
            isRequired={part === 'expiresOn' && isExpiring(values, documents)}
            isDisabled={saving.isBusy}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

const isExpiring = ({ type }: FileDescription, { expiring }: Documents) => type !== null && expiring.includes(type);

const fieldsOf = ({ types }: Documents): Record<Part, Field> => ({
  type: { kind: 'choice', values: types, labels: 'documentType', isOptional: true },
  number: { kind: 'text', isLatin: true, isOptional: true },
  issuedOn: { kind: 'date', isOptional: true },
  expiresOn: { kind: 'date', isOptional: true },
});

/** What the server would refuse. */
function brokenIn(values: FileDescription, documents: Documents): Partial<Record<Part, string>> {
  const { number, issuedOn, expiresOn } = values;
  const isBefore = issuedOn !== null && expiresOn !== null && expiresOn < issuedOn;
  return {
    ...(number !== null && number.length > 40 && { number: 'invalid' }),
    ...(isExpiring(values, documents) && expiresOn === null && { expiresOn: 'required' }),
    ...(isBefore && { expiresOn: 'beforeIssue' }),
  };
}
