import type { Application } from '@diwan/api-contract/resources/applications';
import { KeyValueList, Text } from '@diwan/ui';

interface AnswersProps {
  answers: Application['answers'];
  /** What is said of an answer that falls short of what the job post requires. */
  failed: string;
}

/** What a candidate answered to the questions of a job post. */
export function Answers({ answers, failed }: AnswersProps) {
  return (
    <KeyValueList
      items={answers.map(({ question, answer, hasFailed }) => ({
        id: question,
        name: question,
        value: hasFailed ? <Text tone="critical">{`${answer} — ${failed}`}</Text> : <span dir="auto">{answer}</span>,
      }))}
    />
  );
}
