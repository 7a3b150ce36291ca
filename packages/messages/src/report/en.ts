/** Reporting a problem with a file that says what the screens did. */
export const messages = {
  title: 'Report a problem',
  text: 'Save a file that says what this page did last, and send it to the technical team with a few words about what went wrong.',
  contains: {
    title: 'In the file',
    text: 'The last steps of the screens, at most 200: what kind of thing was asked for, what state followed and when; the addresses of pages without your search; ids and versions of records; the version of the product.',
  },
  withheld: {
    title: 'Not in the file',
    text: 'Names, e-mail addresses, phone numbers, national IDs, IBANs, sign-in data, and anything else that you read or typed. A mark such as ~1007 stands in its place.',
  },
  save: 'Save the file',
  saved: 'The file is in your downloads',
};
