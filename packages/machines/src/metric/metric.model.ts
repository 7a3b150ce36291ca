import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { createMetricMachine, type MetricContext } from './metric.machine.ts';

const question = fc.record({ from: fc.constantFrom('a', 'b') });

export const model: MachineModel = {
  machine: createMetricMachine<number>(),
  input: { question: { from: 'a' } },
  events: { 'metric.asked': fc.record({ question }), 'metric.retried': nothing },
  results: { fetchMetric: fc.nat() },
  problemIn: ['failed', 'asking'],
  watch:
    () =>
    ({ after, work }) => {
      const asked = (after.context as MetricContext<number>).question;
      for (const { input } of work)
        if ((input as { question: unknown }).question !== asked) throw new Error('An earlier question is still open.');
    },
};
