import { QuickAdd } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { FilterNav } from './filters/FilterNav.tsx';
import { TaskTools } from './filters/TaskTools.tsx';
import { Refusal } from './Refusal.tsx';
import * as styles from './Todo.css.ts';
import { TaskList } from './tasks/TaskList.tsx';
import { TodoContext } from './todo-context.ts';
import { useTodoList } from './use-todo-list.ts';

const TaskEditor = lazyNow(['demo'], async () => ({ default: (await import('./editor/TaskEditor.tsx')).TaskEditor }));

/** Filters beside the list of what they find, and the drawer of the task that is being edited. */
export function Todo() {
  const { t } = useTranslation('todo');
  const app = useTodoList();
  return (
    <TodoContext value={app}>
      <div className={styles.page}>
        <FilterNav />
        <div className={styles.main}>
          <TaskTools />
          <Refusal />
          <div className={styles.panel}>
            {app.canAdd ? (
              <QuickAdd label={t('add.label')} submitLabel={t('add.submit')} maxLength={200} onAdd={app.add} />
            ) : null}
            <TaskList />
          </div>
        </div>
      </div>
      <Suspense fallback={null}>
        {app.edited ? <TaskEditor key={app.edited.id} task={app.edited} onClose={app.closeEditor} /> : null}
      </Suspense>
    </TodoContext>
  );
}
