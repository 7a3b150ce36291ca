import {
  announce,
  Banner,
  Button,
  ErrorSummary,
  Form,
  LinkButton,
  Page,
  SaveBar,
  SideIndex,
  Stack,
  toasts,
} from '@diwan/ui';
import { useCallback, useMemo, useState } from 'react';
import { useGo, useNavigation, useUnsavedChanges } from '../../navigation/navigation-context.tsx';
import { useCrumbs } from '../../navigation/use-crumbs.ts';
import { addressOf, listAddressOf } from '../addresses.ts';
import { cells } from '../cells.tsx';
import { LoadingText } from '../Loading.tsx';
import { RecordPicker } from '../RecordPicker.tsx';
import { RecordProblem } from '../RecordProblem.tsx';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import { type Edit, useEdit } from '../use-edit.ts';
import { Conflict } from './Conflict.tsx';
import { EditedActions } from './EditedActions.tsx';
import { errorsByPath, errorText } from './error-texts.ts';
import { FormFields } from './FormFields.tsx';

/** The form of the record in the address; without one, a picker. */
export function EditScreen() {
  const { match } = useNavigation();
  const id = match?.params.uuid ?? match?.params.id;
  const [reading, setReading] = useState(0);
  if (!id) return <RecordPicker screen="edit" />;
  return <OpenForm key={`${id} ${reading}`} id={id} onMoved={() => setReading(reading + 1)} />;
}

/** The form of a new record. */
export function AddScreen() {
  return <OpenForm id={null} />;
}

interface OpenFormProps {
  id: string | null;
  /** The record was moved by an event, so the form has to be read again. */
  onMoved?: () => void;
}

function OpenForm({ id, onMoved }: OpenFormProps) {
  const room = useRoom();
  const { resource, t, language } = room;
  const go = useGo();
  const onSaved = useCallback(
    (record: AnyRecord) => {
      const isNew = id === null;
      toasts.show({ title: t(isNew ? 'form.created' : 'form.saved'), tone: 'positive' });
      const isReadHere = !isNew && !resource.screens.includes('view');
      go(isReadHere ? listAddressOf(resource) : addressOf(resource, record.id), { isForced: true });
    },
    [go, resource, t, id],
  );
  const onErrors = useCallback((count: number) => announce(t('form.errors', { count }), 'assertive'), [t]);
  const edit = useEdit({ id, onSaved, onErrors });
  useUnsavedChanges(edit.isDirty);

  const { record } = edit;
  const name = record ? resource.label(record, language) : t('one');
  const title = id === null ? t('add') : t('form.editTitle', { name });
  const crumbs = useCrumbs([{ label: t('title'), href: listAddressOf(resource) }], id === null ? t('add') : name);
  const isReady = edit.phase !== 'loading' && edit.phase !== 'failed';

  return (
    <Page
      title={<span dir="auto">{title}</span>}
      breadcrumbs={crumbs}
      width={resource.sections.length > 1 ? 'list' : 'form'}
      chips={record ? cells.state(resource.workflow, record.state, room) : undefined}
      actions={
        record && onMoved && !resource.screens.includes('view') ? (
          <EditedActions record={record} isDirty={edit.isDirty} onMoved={onMoved} />
        ) : undefined
      }
    >
      {isReady ? <OpenedForm edit={edit} title={title} id={id} /> : null}
      {edit.phase === 'loading' ? <LoadingText /> : null}
      {edit.phase === 'failed' && edit.problem ? <RecordProblem problem={edit.problem} onRetry={edit.retry} /> : null}
      {edit.phase === 'conflicted' && edit.conflict ? <Conflict edit={edit} conflict={edit.conflict} /> : null}
    </Page>
  );
}

function OpenedForm({ edit, title, id }: { edit: Edit; title: string; id: string | null }) {
  const { resource, t } = useRoom();
  const errorAt = useMemo(() => errorsByPath(edit.errors, t), [edit.errors, t]);
  const sections = resource.sections.map(({ key, fields }) => ({
    id: `section-${key}`,
    title: t(`sections.${key}`),
    hasErrors: edit.errors.some(({ path }) => fields.includes(path.split('.')[0]!)),
  }));
  const back = id && resource.screens.includes('view') ? addressOf(resource, id) : listAddressOf(resource);
  return (
    <Form
      label={title}
      onSubmit={edit.save}
      aside={sections.length > 1 ? <SideIndex label={t('form.sections')} sections={sections} /> : undefined}
    >
      <Stack gap="lg">
        <ErrorSummary
          title={t('form.errors', { count: edit.errors.length })}
          errors={edit.errors.map((error) => ({ name: error.path, message: errorText(error, t) }))}
          attempt={edit.attempts}
        />
        {edit.problem && edit.errors.length === 0 ? (
          <Banner tone="critical" title={t('form.saveFailed.title')}>
            {t('form.saveFailed.text')}
          </Banner>
        ) : null}
        <FormFields
          draft={edit.draft}
          optional={edit.optional}
          errorAt={errorAt}
          onChange={edit.change}
          isDisabled={edit.phase === 'saving'}
        />
      </Stack>
      <SaveBar
        summary={edit.changed.length > 0 ? t('form.changed', { count: edit.changed.length }) : t('form.unchanged')}
      >
        <LinkButton href={back}>{t('cancel')}</LinkButton>
        <Button
          type="submit"
          variant="primary"
          isPending={edit.phase === 'saving'}
          isDisabled={id !== null && edit.changed.length === 0}
        >
          {t(id === null ? 'create' : 'save')}
        </Button>
      </SaveBar>
    </Form>
  );
}
