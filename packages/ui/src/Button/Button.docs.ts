import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Does something here and now.',
  use: [
    '`primary` for the one main action of a screen or dialog.',
    '`quiet` for the others, `plain` inside rows and bars, `critical` to confirm a deletion in a dialog.',
    '`TriggerButton` to open the menu or popover around it.',
  ],
  avoid: [
    'To go somewhere: use Link or LinkButton.',
    'For an icon alone: use IconButton, which has a tooltip.',
    'For a value that stays on or off: use Switch or Checkbox.',
  ],
  anatomy: [
    { part: 'Icon', what: 'Before the label, where it tells actions apart.' },
    { part: 'Label', what: 'The verb, with its object where more than one is possible.' },
    {
      part: 'Spinner',
      what: 'Takes the label’s place while the action is under way; the button keeps its width, focus and name.',
    },
  ],
  keyboard: [{ keys: 'Enter · Space', does: 'Presses it.' }],
  does: [
    'Set `isPending` while the action is under way, instead of disabling: the focus stays.',
    'Say beside a disabled button why it is disabled, or leave it enabled and explain after the press.',
  ],
  donts: [
    'Put two primary buttons beside each other.',
    'Label it “OK”, “Yes” or “Submit”.',
    'Use `critical` outside of a dialog.',
  ],
  arabic: [
    'Icon and label follow the direction; an icon that points is mirrored by the caller only where direction is meant.',
  ],
};
