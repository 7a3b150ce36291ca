import type { Task } from '@diwan/api-contract/demo/todo';
import { createFormat, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { riyadhDay } from '#crud/fields/date/riyadh-time.ts';
import { currentLanguage } from '#messages/language.ts';
import { TagName } from './TagName.tsx';
import * as styles from './TaskRow.css.ts';

/** What stands below a task's title: day, person and tags. */
export function TaskDetails({ task }: { task: Task }) {
  const { t } = useTranslation('todo');
  const [today] = useState(() => riyadhDay(Date.now()));
  const { dueDate, assignee, tags, isCompleted } = task;
  if (dueDate === null && assignee === null && tags.length === 0) return null;
  const isLate = dueDate !== null && dueDate < today && !isCompleted;
  const { date } = createFormat(currentLanguage());
  return (
    <div className={styles.details}>
      {dueDate === null ? null : (
        <Text as="span" size="caption" tone={isLate ? 'critical' : 'muted'} isTabular>
          {t(isLate ? 'late' : 'due', { date: date(dueDate) })}
        </Text>
      )}
      {assignee === null ? null : <bdi>{assignee}</bdi>}
      {tags.map((tag) => (
        <TagName key={tag} tag={tag} />
      ))}
    </div>
  );
}
