import type { Task } from '@diwan/api-contract/demo/todo';
import { IconButton, Menu, MenuItem, MenuTrigger, toasts } from '@diwan/ui';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTodo } from '../todo-context.ts';
import { taskMarks } from './task-marks.ts';

/** What else can be done to a task, moving it without dragging among it. */
export function TaskMenu({ task }: { task: Task }) {
  const { t } = useTranslation('todo');
  const { tasks, canMove, move, edit, toggle, trash, restore } = useTodo();
  const { id, title } = task;
  const index = tasks.findIndex((one) => one.id === id);
  const before = tasks[index - 1];
  const afterNext = tasks[index + 2] ?? null;
  function throwAway() {
    trash(id);
    toasts.show({
      title: t('trashed', { title }),
      action: { label: t('restore'), onPress: () => restore(id) },
    });
  }
  return (
    <MenuTrigger>
      <IconButton label={t('more', { title })} icon={<EllipsisVertical />} />
      <Menu placement="bottom end" aria-label={t('more', { title })}>
        {id > 0 ? (
          <MenuItem icon={<Pencil />} onAction={() => edit(task)}>
            {t('edit')}
          </MenuItem>
        ) : null}
        {taskMarks.map(([mark, Icon]) => (
          <MenuItem key={mark} icon={<Icon />} onAction={() => toggle(id, mark)}>
            {t(`${task[mark] ? 'unmark' : 'mark'}.${mark}`)}
          </MenuItem>
        ))}
        {canMove && before ? (
          <MenuItem icon={<ArrowUp />} onAction={() => move(id, before.id)}>
            {t('moveUp')}
          </MenuItem>
        ) : null}
        {canMove && index < tasks.length - 1 ? (
          <MenuItem icon={<ArrowDown />} onAction={() => move(id, afterNext?.id ?? null)}>
            {t('moveDown')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Trash2 />} onAction={throwAway}>
          {t('trash')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
