import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of a few ways to show the same thing, changed at once.',
  use: [
    'To show a chart as a table, a period by day or by week.',
    'As `SegmentedLinks` where each way has its own address, such as the list and the board of a list.',
  ],
  avoid: [
    'For a value of a form: use RadioGroup.',
    'For other content beside this one: use Tabs.',
    'For states of a list: use StateTabs.',
    'For more than five ways: use Select.',
    'For on or off: use Switch.',
  ],
  anatomy: [
    { part: 'Track', what: 'Holds the segments together; it scrolls sideways where there is no room.' },
    {
      part: 'Segment',
      what: 'An icon, a label, or both; `isIconOnly` makes the label its name and tooltip. The chosen one is raised.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads to the chosen segment, and out again; among `SegmentedLinks` from link to link.' },
    { keys: '← →', does: 'Go to the segment before and after.' },
    { keys: 'Space · Enter', does: 'Choose the segment.' },
  ],
  does: ['Keep what was chosen, in the address or in what the person set.', 'Use nouns of one word.'],
  donts: ['Change anything but how it looks: nothing is stored by it.', 'Mix segments with icons and without.'],
  arabic: ['The first segment stands at the right, and the arrow keys follow what is seen.'],
};
