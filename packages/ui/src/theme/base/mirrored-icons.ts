/** Icons that mean a direction of reading, by lucide's names: they are mirrored in a page from right to left. */
export const mirroredIcons = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'circle-question-mark',
  'corner-up-left',
  'forward',
  'list',
  'list-todo',
  'list-tree',
  'log-in',
  'log-out',
  'panel-left',
  'panel-left-close',
  'panel-left-open',
  'redo-2',
  'reply',
  'reply-all',
  'send',
  'send-horizontal',
  'skip-back',
  'skip-forward',
  'text-quote',
  'undo-2',
] as const;

/** Icons that seem to point somewhere and stay as they are, each with its reason. */
export const fixedIcons = {
  'arrow-left-right': 'Is the same both ways.',
  'circle-check': 'A tick is written the same way in Arabic.',
  'external-link': 'Points out of the window, whichever way the text runs.',
  'list-ordered': 'Its figures would stand in mirror writing.',
  'rotate-ccw': 'Clocks turn the same way everywhere.',
  'rotate-cw': 'Clocks turn the same way everywhere.',
  search: 'A hand holds it the same way.',
};
