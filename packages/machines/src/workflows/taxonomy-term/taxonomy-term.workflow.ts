import type { Workflow } from '../workflow.ts';
import type { TermEvent, TermInput } from './taxonomy-term.input.ts';
import { taxonomyTermMachine } from './taxonomy-term.machine.ts';

export type { TermEvent, TermInput } from './taxonomy-term.input.ts';

/** A term of a taxonomy: suggested by somebody, offered for use, or withdrawn from use. */
export const taxonomyTerm: Workflow<TermInput, TermEvent, typeof taxonomyTermMachine> = {
  id: 'taxonomy-term',
  version: 1,
  machine: taxonomyTermMachine,
  may: {
    'term.accept': 'taxonomies.edit',
    'term.activate': 'taxonomies.edit',
    'term.deactivate': 'taxonomies.edit',
  },
  samples: {
    'term.accept': () => ({ type: 'term.accept' }),
    'term.activate': () => ({ type: 'term.activate' }),
    'term.deactivate': () => ({ type: 'term.deactivate' }),
  },
};
