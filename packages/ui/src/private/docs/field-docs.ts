import type { ComponentDocs } from './component-docs.ts';

/** The parts of every field that has its label above its control. */
export function fieldAnatomy(control: string): ComponentDocs['anatomy'] {
  return [
    { part: 'Label', what: 'Names the control; “optional” follows it unless the field is required or read only.' },
    { part: 'Control', what: control },
    { part: 'Error', what: 'What is wrong, with an icon; marks the control invalid and is read with it.' },
    { part: 'Description', what: 'Help, muted; read with the control, after the error.' },
  ];
}

export const fieldDos = [
  'Give a `name`: an error summary leads to the field by it.',
  'Keep what was typed when it is refused, and say in the error how to put it right.',
];

export const fieldDonts = ['Put into the placeholder what must be known while typing; that is the description.'];
