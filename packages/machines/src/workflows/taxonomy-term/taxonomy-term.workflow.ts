import { sampleReason } from '../reasons.ts';
import type { Workflow } from '../workflow.ts';
import type { TermEvent, TermInput } from './taxonomy-term.input.ts';
import { taxonomyTermMachine } from './taxonomy-term.machine.ts';

export type { TermEvent, TermInput } from './taxonomy-term.input.ts';

/** Stands for a term that is chosen later. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A term of a taxonomy: suggested by somebody, offered for use, withdrawn from use, or merged into another one. */
export const taxonomyTerm: Workflow<TermInput, TermEvent, typeof taxonomyTermMachine> = {
  id: 'taxonomy-term',
  version: 2,
  machine: taxonomyTermMachine,
  may: {
    'term.accept': 'taxonomies.edit',
    'term.reject': 'taxonomies.edit',
    'term.activate': 'taxonomies.edit',
    'term.deactivate': 'taxonomies.edit',
    'term.merge': 'taxonomies.edit',
    'term.setParent': 'taxonomies.edit',
    'term.reorder': 'taxonomies.edit',
  },
  samples: {
    'term.accept': () => ({ type: 'term.accept' }),
    'term.reject': () => ({ type: 'term.reject', ...sampleReason }),
    'term.activate': () => ({ type: 'term.activate' }),
    'term.deactivate': () => ({ type: 'term.deactivate' }),
    'term.merge': () => ({ type: 'term.merge', into: nobody }),
    'term.setParent': () => ({ type: 'term.setParent', parent: nobody }),
    'term.reorder': () => ({ type: 'term.reorder', parent: null, before: null }),
  },
};
