import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Draft } from '@diwan/machines/edit/edit.types';
import { announce, Button, Dialog, ErrorSummary, Form, Stack, toasts } from '@diwan/ui';
import { useCallback, useId, useMemo, useState } from 'react';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { draftPath, scopedPath } from '#crud/fields/field-path.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { FormFields } from '../FormFields.tsx';
import { SaveFailure } from '../notices/SaveFailure.tsx';
import { useEdit } from '../use-edit.ts';
import { errorsByPath, errorText } from '../validation/error-texts.ts';
import { useTaken } from '../validation/use-taken.ts';

export interface CreateDialogProps {
  resource: Resource;
  /** The record that is edited; without one another is added. */
  id?: string | null;
  /** What was typed where the record is missing. */
  text: string;
  onCreated: (id: string, label: LocalizedText) => void;
  onClose: () => void;
}

const scope = 'new';
const arabic = /[\u0600-\u06ff]/;

/** The form of a resource above a screen of another one, which needs its record. */
export default function CreateDialog({ resource, ...props }: CreateDialogProps) {
  return (
    <ResourceProvider resource={resource}>
      <OpenDialog {...props} />
    </ResourceProvider>
  );
}

function OpenDialog({ id = null, text, onCreated, onClose }: Omit<CreateDialogProps, 'resource'>) {
  const context = useResource();
  const { resource, t } = context;
  const [startWith] = useState(() => named(resource, text));
  const onSaved = useCallback(
    (record: AnyRecord) => {
      toasts.show({ title: t(id === null ? 'form.created' : 'form.saved'), tone: 'positive' });
      onCreated(record.id, { ar: resource.label(record, 'ar'), en: resource.label(record, 'en') });
    },
    [id, resource, onCreated, t],
  );
  const onErrors = useCallback((count: number) => announce(t('form.errors', { count }), 'assertive'), [t]);
  const edit = useEdit({ id, startWith, isKept: false, onSaved, onErrors });
  const taken = useTaken(id, edit.actor);
  const errorAt = useMemo(() => {
    const find = errorsByPath([...edit.errors, ...taken], context);
    return (path: string) => find(draftPath(path));
  }, [edit.errors, taken, context]);
  const formId = useId();
  const title = t(id === null ? 'add' : 'edit');
  const isSaving = edit.phase === 'saving';
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSaving}
            isDisabled={edit.phase === 'loading'}
          >
            {t(id === null ? 'create' : 'save')}
          </Button>
        </>
      }
    >
      {edit.phase === 'loading' ? <LoadingText /> : null}
      {edit.phase === 'loading' ? null : (
        <Form id={formId} label={title} onSubmit={edit.save}>
          <Stack gap="lg">
            <ErrorSummary
              title={t('form.errors', { count: edit.errors.length })}
              errors={edit.errors.map((error) => ({
                name: scopedPath(error.path, scope),
                message: errorText(error, context),
              }))}
              attempt={edit.attempts}
            />
            {edit.problem && edit.errors.length === 0 ? <SaveFailure problem={edit.problem} /> : null}
            <FormFields
              actor={edit.actor}
              errorAt={errorAt}
              onChange={edit.change}
              isDisabled={isSaving}
              isEveryOneNeeded
              scope={scope}
            />
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}

/** What was typed, as the name in its own language. */
function named({ fields }: Resource, text: string): Draft {
  if (fields.name?.kind !== 'localized') return {};
  return { name: arabic.test(text) ? { ar: text } : { ar: '', en: text } };
}
