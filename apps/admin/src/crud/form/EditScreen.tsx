import type { Draft } from '@diwan/machines/edit/edit.types';
import { announce, Page, toasts } from '@diwan/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useGo, useMatch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { LoadingForm } from '../feedback/Loading.tsx';
import { lazyNow, lazyWhenIdle } from '../feedback/lazy.ts';
import { RecordProblem } from '../feedback/RecordProblem.tsx';
import { noteVisited } from '../list/query/record-pager.ts';
import { useKeptAddress } from '../query/use-kept-address.ts';
import { RecordPicker } from '../record/RecordPicker.tsx';
import { cells } from '../resource/cells/cells.tsx';
import { headed } from '../resource/labels.ts';
import { useResource } from '../resource/resource-context.ts';
import { editPath, hasScreen, listPath, recordPath } from '../resource/resource-paths.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { CreatingInPlace } from './creation/CreatingInPlace.tsx';
import { EditedActions } from './EditedActions.tsx';
import { OpenedForm } from './OpenedForm.tsx';
import { useEdit } from './use-edit.ts';

const Presence = lazyWhenIdle(['records'], () => import('../presence/Presence.tsx'));
const Conflict = lazyNow([], () => import('./conflict/Conflict.tsx'));

/** The form of the record in the address; without one, a picker. */
export function EditScreen() {
  const match = useMatch();
  const id = match?.params.uuid ?? match?.params.id;
  const [reading, setReading] = useState(0);
  if (!id) return <RecordPicker screen="edit" />;
  return <OpenForm key={`${id} ${reading}`} id={id} onMoved={() => setReading(reading + 1)} />;
}

export interface AddScreenProps {
  /** What a new record begins with besides its blank draft. */
  startWith?: Draft;
  /** What is to be known or chosen before the form is filled in. */
  above?: ReactNode;
}

/** The form of a new record. */
export function AddScreen(props: AddScreenProps) {
  return <OpenForm id={null} {...props} />;
}

interface OpenFormProps extends AddScreenProps {
  id: string | null;
  /** The record was moved by an event, so the form has to be read again. */
  onMoved?: () => void;
}

function OpenForm({ id, onMoved, startWith, above }: OpenFormProps) {
  const scope = useResource();
  const { resource, t, language } = scope;
  const go = useGo();
  useEffect(() => {
    if (id !== null) noteVisited(resource.key, id);
  }, [resource.key, id]);
  const onSaved = useCallback(
    (record: AnyRecord) => {
      const isNew = id === null;
      toasts.show({ title: t(isNew ? 'form.created' : 'form.saved'), tone: 'positive' });
      const isReadHere = !isNew && !hasScreen(resource.key, 'view');
      go(isReadHere ? listPath(resource.key) : recordPath(resource.key, record.id), { isForced: true });
    },
    [go, resource, t, id],
  );
  const onQueued = useCallback(() => {
    if (id !== null) {
      // The notice above the page says it to the eye; a message in the corner would lie above the save bar.
      announce(`${t('forms:waiting.saved')}. ${t('forms:waiting.text')}`);
      return;
    }
    toasts.show({ title: t('forms:waiting.saved'), description: t('forms:waiting.text') });
    go(listPath(resource.key), { isForced: true });
  }, [go, resource, t, id]);
  const onErrors = useCallback((count: number) => announce(t('form.errors', { count }), 'assertive'), [t]);
  const edit = useEdit({ id, onSaved, onQueued, onErrors, ...(startWith && { startWith }) });
  useUnsavedChanges(edit.isDirty, edit.abandon);

  const { record } = edit;
  useKeptAddress(id, record, (kept) => editPath(resource.key, kept));
  const name = record ? resource.label(record, language) : t('one');
  const title = id === null ? t('add') : t('form.editTitle', { name });
  const here = record ? name : headed(name);
  const crumbs = useCrumbs([{ label: t('title'), href: listPath(resource.key) }], id === null ? t('add') : here);
  const isReady = edit.phase !== 'loading' && edit.phase !== 'failed';

  return (
    <Page
      title={<span dir="auto">{title}</span>}
      breadcrumbs={crumbs}
      width={resource.sections.length > 1 ? 'list' : 'form'}
      chips={
        record ? (
          <>
            {cells.state(resource.workflow, record.state, scope)}
            <Suspense fallback={null}>
              <Presence id={record.id} />
            </Suspense>
          </>
        ) : undefined
      }
      actions={
        record && onMoved && !hasScreen(resource.key, 'view') ? (
          <EditedActions record={record} isDirty={edit.isDirty} onMoved={onMoved} />
        ) : undefined
      }
    >
      {above}
      {isReady ? (
        <CreatingInPlace>
          <OpenedForm edit={edit} title={title} id={id} />
        </CreatingInPlace>
      ) : null}
      {edit.phase === 'loading' ? <LoadingForm /> : null}
      {edit.phase === 'failed' && edit.problem ? <RecordProblem problem={edit.problem} onRetry={edit.retry} /> : null}
      <Suspense>{edit.phase === 'conflicted' ? <Conflict actor={edit.actor} /> : null}</Suspense>
    </Page>
  );
}
