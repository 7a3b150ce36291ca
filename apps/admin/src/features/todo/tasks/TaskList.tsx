import type { Task } from '@diwan/api-contract/demo/todo';
import { Banner, Button, EmptyState, ErrorState, RetryButton, Skeleton } from '@diwan/ui';
import { SortableList } from '@diwan/ui/SortableList/SortableList';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#demo/use-refusal-text.ts';
import { useTodo } from '../todo-context.ts';
import * as styles from './TaskList.css.ts';
import { TaskRow } from './TaskRow.tsx';

const keyOf = ({ id }: Task) => String(id);
const titleOf = ({ title }: Task) => title;
const renderTask = (task: Task) => <TaskRow task={task} />;

const widths = ['56%', '72%', '40%', '64%', '48%'];

/** The tasks, in each of the states that a list may be in. */
export function TaskList() {
  const { t } = useTranslation('todo');
  const refusalText = useRefusalText();
  const { status, tasks, problem, location, isSearched, canMove, move, refresh, goTo } = useTodo();
  if (status === 'loadingFirst' || (status === 'refreshing' && tasks.length === 0))
    return (
      <div aria-busy className={styles.rows}>
        {widths.map((width) => (
          <div key={width} className={styles.waiting}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    );
  if (problem && tasks.length === 0)
    return (
      <ErrorState
        title={t('failed')}
        description={refusalText(problem.code)}
        action={<RetryButton onPress={refresh} />}
      />
    );
  const list = (
    <SortableList
      label={t(`lists.${location.filter}`)}
      items={tasks}
      itemKey={keyOf}
      itemLabel={titleOf}
      renderItem={renderTask}
      onMove={canMove ? (key, before) => move(Number(key), before === null ? null : Number(before)) : undefined}
    />
  );
  return (
    <div aria-busy={status === 'refreshing' || undefined}>
      {problem ? (
        <Banner tone="attention" title={t('failed')} actions={<RetryButton onPress={refresh} />}>
          {refusalText(problem.code)}
        </Banner>
      ) : null}
      {tasks.length > 0 ? (
        list
      ) : isSearched ? (
        <EmptyState
          drawing="noMatch"
          title={t('empty.searched')}
          action={<Button onPress={() => goTo({ search: '' }, 'replace')}>{t('empty.clear')}</Button>}
        />
      ) : (
        <EmptyState drawing="nothing" title={t('empty.title')} description={t(`empty.${location.filter}`)} />
      )}
    </div>
  );
}
