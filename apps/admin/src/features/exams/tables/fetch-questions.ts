import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';
import { selectedIds } from '#crud/bulk/download/selected-ids.ts';
import { currentLanguage } from '#messages/language.ts';

/** Has the server write down the questions of what is selected, in the columns in which they are imported. */
export async function fetchQuestions(selection: BulkSelection) {
  const { signal } = new AbortController();
  const ids = await selectedIds('exams', selection, signal);
  const query = { exams: ids.join(','), language: currentLanguage(), format: 'xlsx' } as const;
  const content = await expectFile(client.questionTables.download({ query, signal }));
  return { content, name: 'questions.xlsx', leftOut: 0 };
}
