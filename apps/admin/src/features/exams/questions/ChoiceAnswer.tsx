import { CheckboxGroup, createFormat, RadioGroup } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import type { AnswerProps } from './answer-props.ts';

/** One option or several, each with the number that chooses it. */
export function ChoiceAnswer({ question: { type, options }, given, language, onAnswer }: AnswerProps) {
  const { t } = useTranslation('examSitting');
  const format = createFormat(currentLanguage());
  const chosen = given?.options ?? [];
  const choices = options.map(({ id, text }, index) => ({
    value: id,
    label: `${format.number(index + 1)}. ${localizedLabel(text, language)}`,
  }));
  return type === 'multiple' ? (
    <CheckboxGroup
      label={t('answer.chooseMany')}
      isRequired
      choices={choices}
      value={chosen}
      onChange={(next) => onAnswer({ options: next })}
    />
  ) : (
    <RadioGroup
      label={t('answer.choose')}
      isRequired
      choices={choices}
      value={chosen[0] ?? null}
      onChange={(next) => onAnswer({ options: [next] })}
    />
  );
}

/** Whether a statement holds. */
export function TruthAnswer({ given, onAnswer }: AnswerProps) {
  const { t } = useTranslation('examSitting');
  const format = createFormat(currentLanguage());
  const choices = [
    { value: 'true', label: `${format.number(1)}. ${t('answer.isTrue')}` },
    { value: 'false', label: `${format.number(2)}. ${t('answer.isFalse')}` },
  ] as const;
  return (
    <RadioGroup
      label={t('answer.trueOrFalse')}
      isRequired
      choices={choices}
      value={given?.isTrue === undefined ? null : given.isTrue ? 'true' : 'false'}
      onChange={(next) => onAnswer({ isTrue: next === 'true' })}
    />
  );
}
