import { ErrorSummary, Form, focusField, SideIndex, Stack, Text } from '@diwan/ui';
import { useEffect, useMemo, useRef } from 'react';
import { ChangesToMake } from '../feedback/ChangesToMake.tsx';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './EditScreen.css.ts';
import { FormFields } from './FormFields.tsx';
import { ChangedElsewhere } from './notices/ChangedElsewhere.tsx';
import { EditNotice } from './notices/EditNotice.tsx';
import { KeptBanner } from './notices/KeptBanner.tsx';
import { SaveFooter } from './SaveFooter.tsx';
import type { Edit } from './use-edit.ts';
import { errorsByPath, errorText } from './validation/error-texts.ts';
import { useTaken } from './validation/use-taken.ts';

interface OpenedFormProps {
  edit: Edit;
  title: string;
  id: string | null;
}

/** A form that has been loaded: what is wrong, the sections, and the bar that saves. */
export function OpenedForm({ edit, title, id }: OpenedFormProps) {
  const context = useResource();
  const { resource, t } = context;
  const taken = useTaken(id, edit.actor);
  const errorAt = useMemo(() => errorsByPath([...edit.errors, ...taken], context), [edit.errors, taken, context]);
  const sections = resource.sections.map(({ key, fields }) => ({
    id: `section-${key}`,
    title: t(`sections.${key}`),
    hasErrors: edit.errors.some(({ path }) => fields.includes(path.split('.')[0]!)),
  }));
  const changes = (edit.record && resource.changeRequestOf?.(edit.record, context)?.fields) ?? [];
  const isOffering = edit.phase === 'offered';
  const body = useRef<HTMLDivElement>(null);
  const wasOffering = useRef(isOffering);
  useEffect(() => {
    // The button that was pressed is gone with what it offered.
    if (wasOffering.current && edit.phase === 'editing')
      body.current?.querySelector<HTMLElement>(':is(input, textarea, select):not(:disabled)')?.focus();
    wasOffering.current = isOffering;
  }, [isOffering, edit.phase]);
  return (
    <Form
      label={title}
      onSubmit={edit.save}
      aside={sections.length > 1 ? <SideIndex label={t('form.sections')} sections={sections} /> : undefined}
    >
      <Stack gap="lg">
        {isOffering && edit.keptAt ? (
          <KeptBanner keptAt={edit.keptAt} onContinue={edit.takeUp} onDiscard={edit.discard} />
        ) : null}
        {edit.record ? <ChangesToMake record={edit.record} onShow={focusField} /> : null}
        <ChangedElsewhere edit={edit} />
        <ErrorSummary
          title={t('form.errors', { count: edit.errors.length })}
          errors={edit.errors.map((error) => ({ name: error.path, message: errorText(error, context) }))}
          attempt={edit.attempts}
        />
        <Text tone="muted">{t('forms:required')}</Text>
        <div ref={body} className={styles.fields}>
          <FormFields
            actor={edit.actor}
            errorAt={errorAt}
            onChange={edit.change}
            isDisabled={edit.phase === 'saving' || isOffering}
            changes={changes}
            isEveryOneNeeded={edit.attempts > 0 || changes.length > 0}
          />
        </div>
        <EditNotice edit={edit} />
      </Stack>
      <SaveFooter edit={edit} id={id} />
    </Form>
  );
}
