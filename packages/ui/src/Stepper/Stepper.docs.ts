import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Where one is on a way of a few steps that follow from each other.',
  use: ['For two to six steps of which each needs the one before, such as choosing a file, checking it, taking it in.'],
  avoid: [
    'For a form that can be filled in any order: use FormSection with SideIndex.',
    'For how far a piece of work has come: use Progress.',
    'For what has happened to a record: use Timeline.',
    'For parts that are looked at in any order: use Tabs.',
  ],
  anatomy: [
    { part: 'Mark', what: 'A number, a tick or a warning; never colour alone.' },
    { part: 'Title', what: 'A step that is done or failed is a button, with `onGo`.' },
    { part: 'Note', what: 'What came of it, in a few words.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the steps that one can go back to.' },
    { keys: 'Enter · Space', does: 'Goes to the step.' },
  ],
  does: [
    'Move the focus to the heading of the step that comes, and say how many there are.',
    'Keep what was entered when one goes back.',
    'Put “Back” and “Next” with what they concern; the Stepper only shows the way.',
  ],
  donts: ['Let a step to come be pressed.', 'Change the number of steps on the way.'],
  arabic: ['The first step stands at the right; on a phone the steps stand below each other.'],
};
