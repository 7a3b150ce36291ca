import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { AskedQuestion } from '@diwan/api-contract/examining/sitting';
import type { Exam } from '@diwan/api-contract/resources/exams';
import type { Language } from '@diwan/api-contract/values/staff';
import { Columns, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../questions/QuestionCard.tsx';

const languagesOf = (exam: Exam): readonly Language[] =>
  exam.examLanguage === 'both' ? ['ar', 'en'] : [exam.examLanguage];

/** Each question in each language of the exam; what is answered is shown in both, and kept nowhere. */
export function PreviewedQuestions({ exam }: { exam: Exam }) {
  const { t } = useTranslation('examSitting');
  const [answers, setAnswers] = useState<Readonly<Record<string, ExamAnswer>>>({});
  const languages = languagesOf(exam);
  const column = (question: AskedQuestion, place: number, language: Language) => (
    <Stack key={language} gap="xs">
      {language === 'en' && !question.text.en ? <Text tone="attention">{t('untranslated')}</Text> : null}
      <QuestionCard
        question={question}
        place={place}
        of={exam.questions.length}
        given={answers[question.id]}
        language={language}
        isLanguageSaid={languages.length > 1}
        attemptId={null}
        onAnswer={(given) => setAnswers((before) => ({ ...before, [question.id]: given }))}
      />
    </Stack>
  );
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('previewHint')}</Text>
      {exam.questions.map((question, place) =>
        languages.length > 1 ? (
          <Columns key={question.id} count={2}>
            {languages.map((language) => column(question, place, language))}
          </Columns>
        ) : (
          column(question, place, languages[0]!)
        ),
      )}
    </Stack>
  );
}
