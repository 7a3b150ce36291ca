import type { ResourceFacts } from './resource-sources.ts';

const intro = `# Resources

Written by \`npm run docs:resources\` from the contract, the screens, the server and the workflows; a test fails when it is stale.
\`resources.json\` beside it says the same to programs. Fields in italics are the server's; the others are written by staff or by whoever the record is about.
`;

const deletes = {
  D1: 'D1: only if nothing refers to it.',
  D3: 'D3: after a question, for good.',
} as const;

/** `docs/resources.md`: a chapter for each resource. */
export function resourcesDocument(all: Readonly<Record<string, ResourceFacts>>): string {
  const keys = Object.keys(all);
  const contents = keys.map((key) => `- [${key}](#${key.toLowerCase()})`).join('\n');
  return `${[intro, contents, ...keys.map((key) => chapter(key, all[key]!))].join('\n')}`;
}

function chapter(key: string, facts: ResourceFacts): string {
  const states = Object.entries(facts.states).map(([region, names]) => `${region}: ${codes(names)}`);
  const lines = [
    ['Columns', codes(facts.columns)],
    ['Filters', codes(facts.filters)],
    ['Sorts', codes(facts.sorts)],
    ['States', states.join('; ')],
    ['For many at once', codes(facts.bulk)],
    ['Tabs', codes(facts.tabs)],
    ['Deleted', facts.delete ? deletes[facts.delete] : 'not here.'],
    [
      'Policy',
      Object.entries(facts.policy)
        .map(([what, capability]) => `${what} \`${capability}\``)
        .join(', '),
    ],
  ].filter(([, text]) => text !== '');
  const fields = facts.fieldFacts.map(({ name, kind, rule, isRequired, isWritten }) =>
    row([isWritten ? `\`${name}\`` : `_\`${name}\`_`, kind, isRequired ? 'required' : '', rule]),
  );
  const events = facts.events.map(({ type, from, to, may, who }) =>
    row([`\`${type}\``, codes(from), codes(to), may === 'system' ? 'system' : `\`${may}\` (${who.join(', ')})`]),
  );
  return `
## ${key}

${facts.about} \`${facts.path}\`

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
