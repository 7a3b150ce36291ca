import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import { phaseOf } from '@diwan/machines/exam-sitting/exam-sitting.selectors';
import { announce } from '@diwan/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMachine } from '#actors/use-machine.ts';
import { connectivity } from '#api/connectivity.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { provideSitting } from './exam-sitting.implementations.ts';
import { watchSeats } from './seats.ts';
import { createServerClock } from './server-clock.ts';

/** Sitting an exam to try it, with or without a network. */
export function useSitting(examId: string, attemptId: string | null) {
  const { t } = useTranslation('examSitting');
  const go = useGo();
  const [clock] = useState(createServerClock);
  const machine = useMemo(
    () =>
      provideSitting({
        clock,
        onBegun: (id) => go(`?attempt=${id}`, { replace: true }),
        onRefused: () => announce(t('saved.refused'), 'assertive'),
      }),
    [clock, go, t],
  );
  const [snapshot, send] = useMachine(machine, { input: { examId, attemptId } });
  const { context } = snapshot;
  useEffect(() => connectivity.onReach(() => send({ type: 'server.reached' })), [send]);
  const sat = context.attemptId;
  useEffect(() => watchSeats((taken) => taken === sat && send({ type: 'seat.lost' })), [sat, send]);
  const verbs = useMemo(
    () => ({
      begin: () => send({ type: 'exam.begin' }),
      retry: () => send({ type: 'exam.retry' }),
      answer: (questionId: string, given: ExamAnswer) => send({ type: 'answer.given', questionId, given }),
      next: () => send({ type: 'question.next', at: clock.now() }),
      choose: (place: number) => send({ type: 'question.chosen', place }),
      review: () => send({ type: 'paper.review' }),
      resume: () => send({ type: 'paper.resume' }),
      submit: () => send({ type: 'exam.submit' }),
      takeSeat: () => send({ type: 'seat.take' }),
    }),
    [send, clock],
  );
  return {
    ...context,
    clock,
    phase: phaseOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    isSaving: snapshot.hasTag('saving'),
    isUnreachable: snapshot.hasTag('unreachable'),
    ...verbs,
  };
}

export type SittingState = ReturnType<typeof useSitting>;
