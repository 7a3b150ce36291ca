import { terms } from '#vocabulary/promo-terms/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Batches of promo codes',
  one: 'batch of promo codes',
  add: 'Generate a batch',
  form: { created: 'The codes are being generated' },
  print: 'Print sheet',
  madeOf: '{{made}} of {{number}}',
  progress: 'Codes generated',
  columns: {
    name: 'Campaign',
    prefix: 'Begins with',
    value: 'Gives',
    made: 'Codes',
    partner: 'Partner',
    createdAt: 'Generated',
    state: 'State',
  },
  filters: { createdFrom: 'Generated' },
  sections: terms.sections,
  computed: {
    progress: 'Codes',
    talentList: 'Shortlist',
    generatedCount: 'Codes that are there',
  },
  fields: { prefix: 'Codes begin with', quantity: 'How many codes', ...terms.fields },
  parts: terms.parts,
  hints: {
    prefix: '2 to 10 Latin capitals and digits; eight more follow, none that is easily taken for another.',
    quantity: 'At most 10,000.',
    ...terms.hints,
  },
  choices: terms.choices,
  benefit: terms.benefit,
  bulkDownload: {
    exportBatch: {
      variants: { xlsx: 'Export the codes (XLSX)', csv: 'Export the codes (CSV)' },
      done: 'The codes were downloaded',
      leftOut_one: '{{number}} code was left out.',
      leftOut_other: '{{number}} codes were left out.',
      failed: 'The codes were not downloaded',
    },
  },
  states: { promoBatch: { generating: 'Being generated', ready: 'Ready', stopped: 'Stopped' } },
  events: { promoBatch: { stop: 'Stop', finish: 'All codes are there' } },
  done: { promoBatch: { stop: 'Stopped' } },
  act: { promoBatch: { stop: 'Stop {{records}}' } },
  refusals: { codesMissing: 'Not all of its codes are there yet.' },
  records_one: '{{number}} batch',
  records_other: '{{number}} batches',
} satisfies ResourceMessages<'promoBatches'>;

export const titles = { view: 'Batch of promo codes', add: 'Generate a batch of promo codes' };
