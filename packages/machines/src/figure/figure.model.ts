import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { createFigureMachine, type FigureContext } from './figure.machine.ts';

const question = fc.record({ from: fc.constantFrom('a', 'b') });

export const model: MachineModel = {
  machine: createFigureMachine<number>(),
  input: { question: { from: 'a' } },
  events: { 'figure.asked': fc.record({ question }), 'figure.retried': nothing },
  results: { fetchFigure: fc.nat() },
  problemIn: ['failed', 'asking'],
  watch:
    () =>
    ({ after, work }) => {
      const asked = (after.context as FigureContext<number>).question;
      for (const { input } of work)
        if ((input as { question: unknown }).question !== asked) throw new Error('An earlier question is still open.');
    },
};
