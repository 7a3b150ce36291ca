import { NumberField, TextArea, TextField } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from './answer-props.ts';

const decimals = 6;

/** What is written: a few words, a number or an essay. */
export function WrittenAnswer({ question: { type }, given, language, onAnswer }: AnswerProps) {
  const { t } = useTranslation('examSitting');
  const text = given?.text ?? '';
  const onChange = (next: string) => onAnswer({ text: next });
  if (type === 'number')
    return (
      <NumberField
        label={t('answer.number')}
        isRequired
        fractionDigits={decimals}
        value={given?.number ?? null}
        onChange={(number) => onAnswer(number === null ? {} : { number })}
      />
    );
  return type === 'essay' ? (
    <TextArea
      label={t('answer.essay')}
      description={t('answer.essayHelp')}
      isRequired
      rows={8}
      lang={language}
      maxLength={10_000}
      value={text}
      onChange={onChange}
    />
  ) : (
    <TextField
      label={t('answer.shortText')}
      isRequired
      autoComplete="off"
      lang={language}
      maxLength={500}
      value={text}
      onChange={onChange}
    />
  );
}
