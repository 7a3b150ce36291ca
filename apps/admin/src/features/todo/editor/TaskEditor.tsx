import type { Task } from '@diwan/api-contract/demo/todo';
import { Banner, Button, ConfirmDialog, Drawer, Stack, Text } from '@diwan/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#demo/use-refusal-text.ts';
import { TaskFields } from './TaskFields.tsx';
import { useTaskEditor } from './use-task-editor.ts';

interface TaskEditorProps {
  task: Task;
  onClose: () => void;
}

/** One task in its drawer. */
export function TaskEditor({ task, onClose }: TaskEditorProps) {
  const { t } = useTranslation('todo');
  const refusalText = useRefusalText();
  const { edited, problem, lacksTitle, isChanged, isAsking, isSaving, ...verbs } = useTaskEditor(task, onClose);
  const formId = useId();
  return (
    <>
      <Drawer
        title={t('editor.title')}
        isOpen
        onClose={verbs.close}
        footer={
          <>
            <Button variant="quiet" onPress={verbs.close}>
              {t('editor.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('editor.save')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            verbs.submit();
          }}
        >
          <Stack gap="md">
            {problem ? (
              <Banner tone="critical" title={t('editor.notSaved')}>
                {refusalText(problem.code)}
              </Banner>
            ) : null}
            <TaskFields task={edited} lacksTitle={lacksTitle} isDisabled={isSaving} onChange={verbs.change} />
            {isChanged ? (
              <Text size="caption" tone="muted">
                {t('editor.kept')}
              </Text>
            ) : null}
          </Stack>
        </form>
      </Drawer>
      <ConfirmDialog
        title={t('editor.discardTitle')}
        consequence={t('editor.discardText')}
        confirmLabel={t('editor.discard')}
        isOpen={isAsking}
        onConfirm={verbs.discard}
        onCancel={verbs.goOn}
      />
    </>
  );
}
