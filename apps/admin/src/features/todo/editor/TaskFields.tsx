import type { TaskFields as Fields, Task } from '@diwan/api-contract/demo/todo';
import { CheckboxGroup, Select, TextArea, TextField } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '#crud/fields/date/LazyDateField.tsx';
import { correspondents, me } from '#mocks/seed/people.ts';
import { useTodo } from '../todo-context.ts';

interface TaskFieldsProps {
  task: Task;
  lacksTitle: boolean;
  isDisabled: boolean;
  onChange: (fields: Fields) => void;
}

const people = [me, ...correspondents].map(({ name }) => name);

/** What a person may write about a task. */
export function TaskFields({ task, lacksTitle, isDisabled, onChange }: TaskFieldsProps) {
  const { t } = useTranslation('todo');
  const { tags } = useTodo();
  const { title, desc, assignee, dueDate } = task;
  const names = assignee === null || people.includes(assignee) ? people : [...people, assignee];
  return (
    <>
      <TextField
        isRequired
        label={t('fields.title')}
        maxLength={200}
        value={title}
        errorMessage={lacksTitle ? t('fields.titleMissing') : undefined}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ title: next })}
      />
      <TextArea
        label={t('fields.desc')}
        maxLength={4000}
        value={desc}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ desc: next })}
      />
      <CheckboxGroup
        label={t('tags')}
        isInLine
        choices={tags.map(({ value, text }) => ({ value, label: text }))}
        value={task.tags}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ tags: next })}
      />
      <Select
        label={t('fields.assignee')}
        placeholder={t('fields.nobody')}
        choices={names.map((name) => ({ value: name, label: name }))}
        value={assignee}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ assignee: next })}
      />
      <LazyDateField
        label={t('fields.dueDate')}
        value={dueDate}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ dueDate: next })}
      />
    </>
  );
}
