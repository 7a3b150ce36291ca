import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A little more, beside what was pressed.',
  use: ['For settings of a list, a few filters, a person’s card.'],
  avoid: [
    'For what must be answered before going on: use Dialog.',
    'For actions: use Menu.',
    'For a word of explanation: use Tooltip.',
  ],
  anatomy: [
    { part: 'Trigger', what: 'A TriggerButton or IconButton.' },
    { part: 'Panel', what: 'A dialog named by `aria-label`, up to 400 px wide.' },
  ],
  keyboard: [
    { keys: 'Enter · Space', does: 'Opens it; the focus goes in.' },
    { keys: 'Tab', does: 'Goes through what it holds.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  does: ['Close it by the `close` that its content is given, once it has done its work.'],
  donts: ['Put long texts or forms into it.'],
  arabic: ['`bottom start` lines up with the trigger’s right edge.'],
};
