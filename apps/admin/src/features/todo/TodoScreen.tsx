import { useTranslation } from 'react-i18next';
import { DemoScreen } from '#demo/DemoScreen.tsx';
import { Todo } from './Todo.tsx';

/** The demo's to-do list. */
export default function TodoScreen() {
  const { t } = useTranslation('screens');
  return (
    <DemoScreen title={t('todo')}>
      <Todo />
    </DemoScreen>
  );
}
