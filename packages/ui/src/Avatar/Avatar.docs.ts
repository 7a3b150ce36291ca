import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A person or an organisation by picture, or by initials while there is none.',
  use: ['Beside or instead of a name: a person is round, an organisation square.'],
  avoid: [
    'For several people in little space: use AvatarGroup.',
    'For a thing: use an icon or a Picture.',
    'As the only place of a name that is needed for a decision: write the name.',
  ],
  anatomy: [{ part: 'Face', what: 'The picture, or the first letters of the first and last name.' }],
  keyboard: [],
  does: [
    'Set `isDecorative` where the name stands beside it as text, so that it isn’t read twice.',
    'Set `isPending` while its picture is fetched, so that initials don’t come and go.',
  ],
  donts: ['Make it the only target of a click; put it into a button or link with a name.'],
  arabic: ['Arabic initials are kept from joining by a zero-width non-joiner, and the article “ال” is left out.'],
};
