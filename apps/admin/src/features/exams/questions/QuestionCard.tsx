import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import { createFormat, Heading, RichText, Text } from '@diwan/ui';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '#crud/query/use-picture.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import { AnswerInput } from './AnswerInput.tsx';
import type { AnswerProps } from './answer-props.ts';
import * as styles from './Question.css.ts';
import { useQuestionKeys } from './use-question-keys.ts';

interface QuestionCardProps extends AnswerProps {
  /** Counted from 0. */
  place: number;
  of: number;
  /** The same question stands beside it in the other language. */
  isLanguageSaid?: boolean;
  /** By the key that goes on. */
  onNext?: () => void;
}

/** A question as candidates see it, with the way to answer it. */
export function QuestionCard({ place, of, isLanguageSaid = false, onNext, ...answer }: QuestionCardProps) {
  const { t } = useTranslation('examSitting');
  const { question, language } = answer;
  const card = useRef<HTMLElement>(null);
  const heading = useId();
  const format = createFormat(currentLanguage());
  const number = format.number(place + 1);
  useQuestionKeys(card, answer, onNext);
  return (
    <section ref={card} className={styles.card} aria-labelledby={heading} data-place={place}>
      <div className={styles.head}>
        <Heading level={2} size="lead" id={heading}>
          {t('question', { number, of: format.number(of) })}
          {isLanguageSaid ? ` · ${t(`inLanguage.${language}`)}` : null}
        </Heading>
        <Text as="span" tone="muted" size="small">
          {t('marks', { count: question.marks, number: format.number(question.marks) })}
        </Text>
      </div>
      <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={styles.asked}>
        <RichText value={richTextOf(localizedLabel(question.text, language))} lang={language} />
        {question.image ? <QuestionPicture id={question.image} label={t('picture', { number })} /> : null}
        <AnswerInput {...answer} />
      </div>
    </section>
  );
}

function QuestionPicture({ id, label }: { id: string; label: string }) {
  const { src } = usePicture(id, 'whole');
  return src ? <img src={src} alt={label} className={styles.picture} /> : null;
}
