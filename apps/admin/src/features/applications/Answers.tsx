import type { Application } from '@diwan/api-contract/resources/applications';
import { KeyValueList, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

interface AnswersProps {
  answers: Application['answers'];
  context: CellContext;
}

/** What a candidate answered to the questions of a job post. */
export function Answers({ answers, context }: AnswersProps) {
  const { t, language, format } = context;
  return (
    <KeyValueList
      items={answers.map(({ questionId, question, type, value, knockoutFailed }) => {
        const words = format.list(value.map((one) => answerText(type, one, context)));
        return {
          id: questionId,
          name: localizedLabel(question, language),
          value: knockoutFailed ? (
            <Text tone="critical">{`${words} — ${t('panel.failed')}`}</Text>
          ) : (
            <span dir="auto">{words}</span>
          ),
        };
      })}
    />
  );
}

function answerText(type: Application['answers'][number]['type'], value: string, { t, format }: CellContext): string {
  if (type === 'yes_no') return t(value);
  if (type === 'date') return format.date(value);
  return type === 'number' ? format.number(Number(value)) : value;
}
