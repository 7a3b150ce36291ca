import type { Contract } from '@diwan/api-contract';
import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import type { AppRoute } from '@ts-rest/core';

/** How an area is called, and what it is about. */
export interface Area {
  name: string;
  about: string;
}

const otherAreas: Record<Exclude<keyof Contract, ResourceKey>, Area> = {
  bulk: {
    name: 'Bulk operations',
    about: 'One action on many records: judged beforehand, carried out row by row, paused, resumed and cancelled.',
  },
  auditEvents: {
    name: 'Audit log',
    about: 'Who did what, when, from where, with the difference; and whether the log is as it was written.',
  },
  chat: {
    name: 'Chat',
    about: 'Messages of conversations: read by their numbers, written once under an id of one’s own, redacted.',
  },
  exports: { name: 'Exports', about: 'What somebody has exported, to be asked for again; files are not kept.' },
  merges: { name: 'Merges', about: 'What becomes of the records that name a term when it is merged into another.' },
  metrics: { name: 'Metrics', about: 'What the dashboard counts: totals, applications over time, cities, the funnel.' },
  money: { name: 'Money', about: 'What came in and went out in a period, as the ledger has booked it.' },
  factors: {
    name: 'Second factors',
    about: 'What somebody proves more with than a password: an authenticator app, recovery codes.',
  },
  staffSessions: { name: 'Sessions of staff', about: 'Where colleagues are signed in, for administrators.' },
  fieldFiles: {
    name: 'Files of fields',
    about: 'Pictures and files that a field holds by their ids: uploaded first, then named in the draft of a record.',
  },
  files: { name: 'Documents', about: 'Documents that staff attach to a record of any resource.' },
  hiring: { name: 'Hiring', about: 'How the hiring for one job post goes.' },
  identity: {
    name: 'Sign-in and session',
    about: 'How a member of staff signs in with OpenID Connect, stays signed in and logs out.',
  },
  imports: {
    name: 'Imports',
    about: 'Tables read into records: uploaded, mapped, checked without writing, carried out, taken back.',
  },
  interviews: { name: 'Interviews', about: 'Meetings with a candidate; each is part of its application.' },
  notes: { name: 'Notes', about: 'What staff write to each other about a record of any resource.' },
  notifications: { name: 'Notifications', about: 'What the product tells one member of staff.' },
  occupations: {
    name: 'Occupations',
    about: 'The unit groups of ISCO-08, by which job titles and posts are classified.',
  },
  pii: {
    name: 'Personal data',
    about: 'The one way to masked personal data; each answer leaves a line in the audit log.',
  },
  voiceNotes: {
    name: 'Sound and files of conversations',
    about: 'What users say in conversations and get of them, by the marketplace’s own services.',
  },
  platform: {
    name: 'Platform and payments',
    about: 'What the marketplace’s own services and the payment gateway send, signed and each message once.',
  },
  questionTables: { name: 'Tables of questions', about: 'Questions of exams, out and in as CSV or XLSX.' },
  profile: { name: 'Own account', about: 'What somebody does with their own account.' },
  realtime: { name: 'Realtime', about: 'Channels in the protocol of Pusher that tell at once what has changed.' },
  savedViews: { name: 'Saved views', about: 'Filters, order and columns of a list, kept under a name.' },
  scorecards: {
    name: 'Scorecards',
    about: 'What staff think of an applicant, each for themselves before they read others.',
  },
  search: { name: 'Search', about: 'One question to all resources at once.' },
  settings: { name: 'Settings', about: 'What administrators decide for everybody.' },
  work: { name: 'Work', about: 'What waits for staff, and what has happened lately.' },
};

/** The standard endpoints in words; `one` comes with its article. */
const standard: Record<string, (words: { one: string; single: string; many: string }) => [string, string]> = {
  list: ({ many }) => [
    `List ${many}`,
    'A page by keyset: `after` and `before` take the cursors `next` and `previous` of another page.',
  ],
  counts: ({ many }) => [
    `Count ${many}`,
    'Of all that match, and by state with every filter but the state; counting ends at 10,000.',
  ],
  filterCounts: ({ many }) => [
    `Count ${many} by a filter`,
    'For each value of the filter `by`, how many it would find beside all other filters; at least so many where counting ended.',
  ],
  options: ({ many }) => [`Find ${many} to choose from`, 'By what is typed, or by `ids`, separated by commas.'],
  export: ({ many }) => [
    `Export ${many}`,
    'All that match, in the order of the list, as a spreadsheet; who exported what is kept in the audit log.',
  ],
  view: ({ one }) => [`Read ${one}`, 'With the events that may be sent now, and why others may not.'],
  activity: ({ one }) => [`Read the history of ${one}`, 'Newest first; `before` takes the cursor `next`.'],
  add: ({ one }) => [`Add ${one}`, 'Again with the same `Idempotency-Key` it gives the first answer and adds nothing.'],
  edit: ({ one }) => [
    `Change ${one}`,
    'Fields that are left out stay as they are. Where somebody else was faster (412), `current` holds the record.',
  ],
  remove: ({ one }) => [`Delete ${one}`, 'Refused (409) while other records refer to it; `references` names them.'],
  send: ({ one }) => [
    `Send an event to ${one}`,
    'The workflow decides: an event that is not possible now is refused (409) with its `reason`.',
  ],
  undo: ({ one }) => [
    `Take back the last event of ${one}`,
    'For ten seconds, by whoever sent it, and while nothing else has happened; else refused (409) with its `reason`.',
  ],
  uniqueness: ({ single }) => [
    `Ask whether another ${single} has a value`,
    'For values that no two may share. What a save answers is the truth: somebody may be faster.',
  ],
};

export function isResource(key: string): key is ResourceKey {
  return Object.hasOwn(resources, key);
}

export function areaOf(key: string): Area {
  if (!isResource(key)) return otherAreas[key as keyof typeof otherAreas];
  const name = spoken(key);
  return { name: name[0]!.toUpperCase() + name.slice(1), about: resources[key].about };
}

/** What an endpoint does, in a sentence, and what else a caller should know. */
export function wordsOf(area: string, verb: string, route: AppRoute): { summary: string; description?: string } {
  if (route.summary !== undefined)
    return { summary: route.summary, ...(route.description ? { description: route.description } : {}) };
  const words = isResource(area) ? standard[verb] : undefined;
  if (!words) throw new Error(`${area}.${verb} has no summary in the contract`);
  const [summary, description] = words(wordsFor(area));
  return { summary, description };
}

function wordsFor(key: string) {
  const single = spoken(singular(key));
  return { single, one: `${/^[aeiou]/.test(single) ? 'an' : 'a'} ${single}`, many: spoken(key) };
}

/** `industries` → `industry`. */
export function singular(key: string): string {
  return key.replace(/ies$/, 'y').replace(/s$/, '');
}

/** `jobPosts` → `JobPosts`. */
export function pascal(key: string): string {
  return key[0]!.toUpperCase() + key.slice(1);
}

/** `jobPosts` → `job posts`. */
function spoken(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
