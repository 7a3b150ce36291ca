import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';
import type { ExamDraft } from '@diwan/api-contract/resources/exam-draft';
import type { Exam } from '@diwan/api-contract/resources/exams';
import { expect } from 'vitest';
import { recordsIn } from '#test/records.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';
import { examOf } from '../exams/test-exams.ts';

interface Sent {
  type: string;
  [payload: string]: unknown;
}

/** Exams that are published, sat and marked by tests. */
export function sittingIn(api: TestApp, as: TestSession) {
  const records = recordsIn(api.database);
  const call = async (...given: Parameters<TestApp['call']>) => {
    const answer = await api.call(...given);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const view = (path: 'exams' | 'exam-attempts', id: string) => call('GET', `/api/v1/${path}/${id}`, { as });
  const at = async (path: 'exams' | 'exam-attempts', id: string) => ({
    'if-match': `"v${(await view(path, id)).version}"`,
  });
  const send = async (path: 'exams' | 'exam-attempts', id: string, body: Sent, who = as) =>
    api.call('POST', `/api/v1/${path}/${id}/events`, { as: who, body, headers: await at(path, id) });

  return {
    exam: (id: string): Promise<Exam> => view('exams', id),
    attempt: (id: string): Promise<ExamAttempt> => view('exam-attempts', id),
    send,
    async published(given: Partial<ExamDraft> = {}): Promise<Exam> {
      const { id } = await call('POST', '/api/v1/exams', { as, body: examOf(given) });
      await send('exams', id, { type: 'exam.publish' });
      return view('exams', id);
    },
    edit: async (id: string, body: Partial<ExamDraft>): Promise<Exam> =>
      call('PATCH', `/api/v1/exams/${id}`, { as, body, headers: await at('exams', id) }),
    begin: (examId: string, seekerId: string | null) =>
      api.call('POST', '/api/v1/exam-attempts', { as, body: { examId, seekerId } }),
    /** An attempt with these answers, in the order of the questions, that is handed in. */
    async sat(exam: Exam, answers: readonly (ExamAnswer | null)[], given?: { seekerId: string | null }) {
      const seekerId = given ? given.seekerId : (await records.seeker()).id;
      const { id } = await call('POST', '/api/v1/exam-attempts', { as, body: { examId: exam.id, seekerId } });
      for (const [index, answer] of answers.entries())
        if (answer)
          await call('PUT', `/api/v1/exam-attempts/${id}/answers/${exam.questions[index]!.id}`, { as, body: answer });
      await send('exam-attempts', id, { type: 'examAttempt.submit' });
      return view('exam-attempts', id) as Promise<ExamAttempt>;
    },
    seeker: () => records.seeker(),
  };
}
