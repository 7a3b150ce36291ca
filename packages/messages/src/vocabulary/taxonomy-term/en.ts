export const term = {
  columns: {
    name: 'Arabic name',
    nameEn: 'English name',
    parent: 'Below',
    code: 'Code',
    usageCount: 'Used',
    state: 'State',
    updatedAt: 'Changed',
  },
  computed: {
    source: 'Comes from',
    stateReason: 'Why it was rejected',
    stateNote: 'Note',
    mergedInto: 'Merged into',
  },
  filters: {
    missing: 'Missing',
    usage: 'Use',
    parent: 'Below',
    isDuplicate: 'Possibly twice',
  },
  fields: {
    name: 'Name',
    parentId: 'Below',
    code: 'Code',
    slug: 'Short name in addresses',
    synonyms: 'Other names',
    icon: 'Icon',
    externalUri: 'Address in a published classification',
  },
  layouts: { label: 'Layout', list: 'List', tree: 'Tree' },
  tree: {
    help: 'Drag a term by its handle, or press Enter on the handle and use the arrow keys.',
    fixed: 'While the list is narrowed, the order stays as it is.',
    capped: 'The tree shows the first 1,000. Search or filter to see the others.',
    notMoved: 'It could not be moved',
  },
  sections: {
    term: 'Term',
    identity: 'How others know it',
  },
  hints: {
    synonyms: 'Search finds it by these names as well.',
    parentId: 'Empty at the top.',
    slug: 'Small Latin letters, digits and dashes. Left empty, it follows from the English name.',
  },
  choices: {
    missing: { english: 'English name missing' },
    usage: { used: 'In use', unused: 'Unused' },
    termSource: {
      manual: 'Written by staff',
      import: 'A file',
      user_suggested: 'A suggestion',
      esco: 'ESCO',
      isic: 'ISIC',
    },
  },
  states: {
    term: { suggested: 'Suggested', active: 'Active', inactive: 'Inactive', merged: 'Merged' },
  },
  events: {
    term: {
      accept: 'Accept',
      reject: 'Reject',
      activate: 'Activate',
      deactivate: 'Deactivate',
      merge: 'Merge into another',
      setParent: 'Put below another',
      reorder: 'Move',
    },
  },
  done: {
    term: {
      accept: 'Accepted',
      reject: 'Rejected',
      activate: 'Activated',
      deactivate: 'Deactivated',
      merge: 'Merged',
      setParent: 'Put below it',
      reorder: 'Moved',
    },
  },
  merging: {
    title: 'These will name the other term:',
    unused: 'Nothing names this term.',
    names: 'It will also be found by:',
    tooMany: 'It would have {{total}} other names, and {{most}} are the most: remove some first.',
    failed: 'What the merge changes could not be loaded.',
  },
  explained: {
    term: {
      merge: {
        goes: 'A merge can’t be undone: this term goes out of use for good.',
        stays: 'Whatever names it will name the other one, and its address leads there.',
      },
    },
  },
  refusals: {
    otherIsItself: 'It can’t be its own: choose another one.',
    otherIsBelow: 'The other one stands below it: it would stand below itself.',
    otherIsCrowded: 'Together they have too many other names: remove some first.',
    otherIsRetired: 'The other one is out of use: choose one that is active.',
  },
  act: {
    term: {
      accept: 'Accept {{records}}',
      reject: 'Reject {{records}}',
      activate: 'Activate {{records}}',
      deactivate: 'Deactivate {{records}}',
      merge: 'Merge {{records}}',
      setParent: 'Put {{records}} below another',
      reorder: 'Move {{records}}',
    },
  },
};
