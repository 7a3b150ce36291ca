import type { SuppressionEvent } from '@diwan/api-contract/resources/suppressions';
import type { Workflow } from '../workflow.ts';
import type { SuppressionInput } from './suppression.input.ts';
import { suppressionMachine } from './suppression.machine.ts';

export type { SuppressionInput } from './suppression.input.ts';

/** An address that no campaign is sent to. */
export const suppressionWorkflow: Workflow<SuppressionInput, SuppressionEvent, typeof suppressionMachine> = {
  id: 'suppression',
  version: 1,
  machine: suppressionMachine,
  may: { 'suppression.lift': 'campaigns.approve' },
  samples: { 'suppression.lift': () => ({ type: 'suppression.lift', note: 'They have asked for it by telephone.' }) },
};
