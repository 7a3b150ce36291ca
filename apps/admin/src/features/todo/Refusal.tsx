import { Banner } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#demo/use-refusal-text.ts';
import { useTodo } from './todo-context.ts';

/** Says what the demo refused, and that it has been taken back. */
export function Refusal() {
  const { t } = useTranslation('todo');
  const refusalText = useRefusalText();
  const { refusal, titleOf, forgetRefusal } = useTodo();
  if (!refusal) return null;
  const title = refusal.change.fields.title ?? titleOf(refusal.change.id);
  return (
    <Banner
      tone="critical"
      title={t(refusal.change.id > 0 ? 'refused.change' : 'refused.add', { title })}
      onDismiss={forgetRefusal}
    >
      {refusalText(refusal.problem.code)}
    </Banner>
  );
}
