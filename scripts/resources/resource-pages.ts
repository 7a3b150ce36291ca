import type { ResourceDescription } from './resource-sources.ts';

const intro = `# Resources

Written by \`npm run docs:resources\` from the contract, the screens, the server and the workflows; a test fails when it is stale.
\`resources.json\` beside it says the same to programs. Fields in italics are the server's; the others are written by staff or by whoever the record is about.
`;

const deletes = {
  D0: 'D0: never.',
  D1: 'D1: only if nothing refers to it.',
  D2: 'D2: a person is anonymised with all that is theirs, a company is closed; what counts them stays.',
  D3: 'D3: after a question, for good.',
  D4: 'D4: only in its first states; afterwards it is kept for good.',
} as const;

/** `docs/resources.md`: a chapter for each resource. */
export function resourcesDocument(all: Readonly<Record<string, ResourceDescription>>): string {
  const keys = Object.keys(all);
  const contents = keys.map((key) => `- [${key}](#${key.toLowerCase()})`).join('\n');
  return `${[intro, contents, ...keys.map((key) => chapter(key, all[key]!))].join('\n')}`;
}

function chapter(key: string, described: ResourceDescription): string {
  const states = Object.entries(described.states).map(([region, names]) => `${region}: ${codes(names)}`);
  const lines = [
    ['Columns', codes(described.columns)],
    ['Filters', codes(described.filters)],
    ['Sorts', codes(described.sorts)],
    ['States', states.join('; ')],
    ['For many at once', codes(described.bulk)],
    ['Tabs', codes(described.tabs)],
    ['Deleted', described.delete ? deletes[described.delete] : 'not here.'],
    [
      'Policy',
      Object.entries(described.policy)
        .map(([what, capability]) => `${what} \`${capability}\``)
        .join(', '),
    ],
  ].filter(([, text]) => text !== '');
  const fields = described.fieldDescriptions.map(({ name, kind, rule, isRequired, isWritten }) =>
    row([isWritten ? `\`${name}\`` : `_\`${name}\`_`, kind, isRequired ? 'required' : '', rule]),
  );
  const events = described.events.map(({ type, from, to, may, who }) =>
    row([`\`${type}\``, codes(from), codes(to), may === 'system' ? 'system' : `\`${may}\` (${who.join(', ')})`]),
  );
  return `
## ${key}

${described.about} \`${described.path}\`

| Field | Kind | | Rule |
| --- | --- | --- | --- |
${fields.join('\n')}

${lines.map(([what, text]) => `- ${what}: ${text}`).join('\n')}
${
  events.length > 0
    ? `
| Event | From | To | Who |
| --- | --- | --- | --- |
${events.join('\n')}
`
    : ''
}`;
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
