import { mutationMachine } from '@diwan/machines/mutation/mutation.machine';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';

interface Mutation<T> {
  /** Repeated with the same key when its fate is unknown. */
  act: (key: string) => Promise<T>;
  onDone: (output: T) => void;
  onFailed: (error: unknown) => void;
}

/** One effect behind one button: done once, however often it is pressed. */
export function useMutation<T>({ act, onDone, onFailed }: Mutation<T>) {
  const [snapshot, send] = useMachine(
    mutationMachine.provide({
      actors: { act: fromPromise<unknown, { key: string }>(({ input }) => act(input.key)) },
      actions: {
        announceDone: (_, { output }) => onDone(output as T),
        announceFailure: (_, { error }) => onFailed(error),
      },
    }),
  );
  return {
    isBusy: snapshot.hasTag('busy'),
    start: () => send({ type: 'mutation.start' }),
    /** For an effect that is not the one whose fate may be unknown, such as another file. */
    startAnother: () => send({ type: 'mutation.start', isAnother: true }),
  };
}
