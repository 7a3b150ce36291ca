import type { SavedViewDraft } from '@diwan/api-contract/endpoints/saved-views';
import { Banner, Button, Checkbox, Dialog, Form, focusField, Stack, TextField } from '@diwan/ui';
import { useEffect, useState } from 'react';
import { useResource } from '../resource/resource-context.ts';
import type { SavedViews } from './use-saved-views.ts';
import { nameProblem, viewProblem } from './view-problem.ts';
import type { NameQuestion } from './view-question.ts';

interface ViewDialogProps {
  question: NameQuestion;
  /** What a new view keeps. */
  search: string;
  saved: SavedViews;
  onClose: () => void;
}

/** Asks for a view's name, and for a new one whether others see it; what was typed stays when it is refused. */
export default function ViewDialog({ question, search, saved, onClose }: ViewDialogProps) {
  const { t } = useResource();
  const [name, setName] = useState(question.kind === 'rename' ? question.view.name : '');
  const [isShared, setIsShared] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { refusal, isChanging } = saved;
  const wrongName = nameProblem(refusal, t);
  useEffect(() => focusField('view-name'), []);

  function submit() {
    setIsMissing(name.trim() === '');
    if (name.trim() === '' || isChanging) return;
    const draft: SavedViewDraft = { name: name.trim(), search, isShared };
    if (question.kind === 'save') saved.apply({ kind: 'add', draft });
    else saved.apply({ kind: 'edit', view: question.view, draft: { name: draft.name } });
  }

  const title = question.kind === 'save' ? t('views:saveTitle') : t('views:renameTitle', { name: question.view.name });
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={isChanging} onPress={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form label={title} onSubmit={submit}>
        <Stack gap="md">
          {refusal && !wrongName ? (
            <Banner tone="critical" title={t('views:problems.notSaved')}>
              {viewProblem(refusal, t)}
            </Banner>
          ) : null}
          <TextField
            label={t('views:name')}
            name="view-name"
            value={name}
            onChange={setName}
            maxLength={60}
            autoComplete="off"
            isRequired
            isReadOnly={isChanging}
            errorMessage={isMissing && name.trim() === '' ? t('views:problems.nameMissing') : wrongName}
          />
          {question.kind === 'save' ? (
            <Checkbox
              label={t('views:share')}
              description={t('views:shareHint')}
              isSelected={isShared}
              onChange={setIsShared}
              isDisabled={isChanging}
              isRequired
            />
          ) : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
