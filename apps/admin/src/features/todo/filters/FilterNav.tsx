import { type TaskFilter, taskViews } from '@diwan/api-contract/demo/task-values';
import { Anchor, Text } from '@diwan/ui';
import { CircleCheck, Flag, ListTodo, type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TagName } from '../tasks/TagName.tsx';
import { useTodo } from '../todo-context.ts';
import { locationAddress } from '../todo-location.ts';
import * as styles from './FilterNav.css.ts';

const icons: Record<(typeof taskViews)[number], LucideIcon> = {
  mine: ListTodo,
  important: Flag,
  completed: CircleCheck,
  trashed: Trash2,
};

/** Which tasks are shown: parts of the address. */
export function FilterNav() {
  const { t } = useTranslation('todo');
  const { tags } = useTodo();
  const tagsId = useId();
  return (
    <nav aria-label={t('filters')} className={styles.nav}>
      <ul className={styles.list}>
        {taskViews.map((view) => {
          const Icon = icons[view];
          return (
            <FilterLink key={view} filter={view}>
              <Icon />
              {t(`views.${view}`)}
            </FilterLink>
          );
        })}
      </ul>
      {tags.length > 0 ? (
        <>
          <div className={styles.heading}>
            <Text id={tagsId} size="caption" tone="muted" weight="medium">
              {t('tags')}
            </Text>
          </div>
          <ul className={styles.list} aria-labelledby={tagsId}>
            {tags.map(({ value }) => (
              <FilterLink key={value} filter={value}>
                <TagName tag={value} />
              </FilterLink>
            ))}
          </ul>
        </>
      ) : null}
    </nav>
  );
}

function FilterLink({ filter, children }: { filter: TaskFilter; children: ReactNode }) {
  const { location } = useTodo();
  return (
    <li>
      <Anchor
        className={styles.link}
        href={locationAddress({ ...location, filter, openId: null })}
        aria-current={location.filter === filter ? 'page' : undefined}
      >
        {children}
      </Anchor>
    </li>
  );
}
