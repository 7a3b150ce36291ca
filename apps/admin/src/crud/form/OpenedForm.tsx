import { Banner, Button, ErrorSummary, Form, LinkButton, SaveBar, SideIndex, Stack, Text } from '@diwan/ui';
import { useMemo } from 'react';
import { useUniqueness } from '../query/use-uniqueness.ts';
import { useResource } from '../resource/resource-context.ts';
import { hasScreen, listPath, recordPath } from '../resource/resource-paths.ts';
import { FormFields } from './FormFields.tsx';
import { KeptBanner } from './KeptBanner.tsx';
import type { Edit } from './use-edit.ts';
import { errorsByPath, errorText } from './validation/error-texts.ts';

interface OpenedFormProps {
  edit: Edit;
  title: string;
  id: string | null;
}

/** A form that has been loaded: what is wrong, the sections, and the bar that saves. */
export function OpenedForm({ edit, title, id }: OpenedFormProps) {
  const { resource, t } = useResource();
  const taken = useUniqueness(id, edit.draft, edit.base);
  const errorAt = useMemo(() => errorsByPath([...edit.errors, ...taken], t), [edit.errors, taken, t]);
  const sections = resource.sections.map(({ key, fields }) => ({
    id: `section-${key}`,
    title: t(`sections.${key}`),
    hasErrors: edit.errors.some(({ path }) => fields.includes(path.split('.')[0]!)),
  }));
  const back = id && hasScreen(resource.key, 'view') ? recordPath(resource.key, id) : listPath(resource.key);
  const isOffering = edit.phase === 'offered';
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
        <ErrorSummary
          title={t('form.errors', { count: edit.errors.length })}
          errors={edit.errors.map((error) => ({ name: error.path, message: errorText(error, t) }))}
          attempt={edit.attempts}
        />
        {edit.problem && edit.errors.length === 0 ? (
          <Banner tone="critical" title={t('form.saveFailed.title')}>
            {t(edit.problem.code === 'offline' ? 'forms:waiting.offline' : 'form.saveFailed.text')}
          </Banner>
        ) : null}
        <Text tone="muted">{t('forms:required')}</Text>
        <FormFields
          draft={edit.draft}
          errorAt={errorAt}
          onChange={edit.change}
          isDisabled={edit.phase === 'saving' || isOffering}
          isEveryOneNeeded={edit.attempts > 0}
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
          isDisabled={isOffering || (id !== null && edit.changed.length === 0)}
        >
          {t(id === null ? 'create' : 'save')}
        </Button>
      </SaveBar>
    </Form>
  );
}
