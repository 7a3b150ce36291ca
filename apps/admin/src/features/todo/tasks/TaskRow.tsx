import type { Task } from '@diwan/api-contract/demo/todo';
import { Button, IconButton } from '@diwan/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTodo } from '../todo-context.ts';
import { TaskDetails } from './TaskDetails.tsx';
import { TaskMenu } from './TaskMenu.tsx';
import * as styles from './TaskRow.css.ts';
import { taskMarks } from './task-marks.ts';

/** One task: its marks, its title, which opens it, and what else can be done. */
export function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation('todo');
  const { toggle, restore, edit, canMove } = useTodo();
  const { id, title, isCompleted, isTrashed } = task;
  const Done = isCompleted ? CircleCheck : Circle;
  // A task that has no number yet can't be asked for.
  const isKnown = id > 0;
  return (
    <div className={canMove ? styles.row : styles.stillRow}>
      {isTrashed ? null : (
        <IconButton
          label={t('marks.isCompleted', { title })}
          icon={<Done size={20} />}
          isPressed={isCompleted}
          onPress={() => toggle(id, 'isCompleted')}
        />
      )}
      <div className={styles.words}>
        <button
          type="button"
          className={styles.title}
          data-completed={isCompleted || undefined}
          title={title}
          disabled={!isKnown}
          onClick={() => edit(task)}
        >
          <bdi>{title}</bdi>
        </button>
        <TaskDetails task={task} />
      </div>
      {isTrashed ? (
        <Button size="small" onPress={() => restore(id)}>
          {t('restore')}
        </Button>
      ) : (
        <div className={styles.marks}>
          {taskMarks.map(([mark, Icon]) => (
            <span key={mark} className={task[mark] ? undefined : styles.markUnset}>
              <IconButton
                label={t(`marks.${mark}`, { title })}
                icon={<Icon fill={task[mark] ? 'currentColor' : 'none'} />}
                isPressed={task[mark]}
                onPress={() => toggle(id, mark)}
              />
            </span>
          ))}
          <TaskMenu task={task} />
        </div>
      )}
    </div>
  );
}
