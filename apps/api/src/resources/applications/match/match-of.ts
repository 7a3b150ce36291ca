import { failsKnockout } from '@diwan/api-contract/matching/knockout';
import { explainMatch, type MatchedPost, type MatchedSeeker, scoreOf } from '@diwan/api-contract/matching/match';
import type { Application } from '@diwan/api-contract/resources/applications';
import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';

/** The score of an application, and how it came about. */
export function matchOf(post: MatchedPost, seeker: MatchedSeeker) {
  const matchExplanation = explainMatch(post, seeker);
  return { matchScore: scoreOf(matchExplanation), matchExplanation };
}

/** Judges the answers anew by what a post expects now; one to a question that is gone stays as it was. */
export function judgedAnswers(
  answers: Application['answers'],
  questions: JobPostDraft['questions'],
): Application['answers'] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.map((answer) => {
    const question = byId.get(answer.questionId);
    return question ? { ...answer, knockoutFailed: failsKnockout(question, answer.value) } : answer;
  });
}
