import { useTranslation } from 'react-i18next';
import { DemoRoom } from '#demo/DemoRoom.tsx';
import { Todo } from './Todo.tsx';

/** The demo's to-do list. */
export default function TodoScreen() {
  const { t } = useTranslation('screens');
  return (
    <DemoRoom title={t('todo')}>
      <Todo />
    </DemoRoom>
  );
}
