import { drawingOf } from '@diwan/diagrams/drawing/drawing';
import { type TransitionRow, transitionRows } from '@diwan/diagrams/drawing/transition-rows';
import { asksOf } from '@diwan/machines/simulation/asks';
import type { MachineSource } from './machine-sources.ts';
import { refusalText } from './refusal-texts.ts';

const intro = `# Machines

Written by \`npm run docs:machines\` from \`packages/machines\`; a test fails when it is stale. Storybook has the same with diagrams and a simulator,
under "Workflows". Every source opens in the public XState visualizer as it stands.
`;

/** \`docs/machines.md\`: every machine with its purpose, what it does in which state, and what it leaves to others. */
export function machinesDocument(sources: readonly MachineSource[]): string {
  const contents = sources.map(({ title }) => `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`).join('\n');
  return `${[intro, contents, ...sources.map(chapter)].join('\n')}\n`;
}

function chapter({ path, title, machine }: MachineSource): string {
  const rows = transitionRows(drawingOf(machine.config));
  return `
## ${title}

${machine.config.description}

[\`${path}.machine.ts\`](../packages/machines/src/${path}.machine.ts)

| State | On | If | Then | Does |
| --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}
${asked(machine)}`;
}

function line({ state, cause, condition, to, refusal, actions }: TransitionRow): string {
  const cells = [
    state ? code(state) : 'any',
    cause,
    condition === 'otherwise' || condition === '' ? condition : code(condition),
    outcome(to, refusal),
    actions.map(code).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function outcome(to: readonly string[], refusal: string | null): string {
  if (refusal) {
    const { en, ar } = refusalText(refusal);
    return `refused: ${en} · ${ar}`;
  }
  return to.length > 0 ? `→ ${to.map(code).join(', ')}` : 'stays';
}

function asked(machine: MachineSource['machine']): string {
  const { actors, actions, guards, effects } = asksOf(machine);
  const delays = Object.entries(machine.implementations.delays as Record<string, number>);
  const lines = [
    ['The app runs', actors.map(code)],
    ['The app does', actions.map(code)],
    ['The app answers', guards.map(code)],
    ['The server carries out', effects.map(code)],
    ['Delays', delays.map(([name, ms]) => `${code(name)} ${ms} ms`)],
  ] as const;
  const said = lines.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${names.join(', ')}.`);
  return said.length > 0 ? `\n${said.join('  \n')}\n` : '';
}

const code = (name: string) => `\`${name}\``;

/** The page of a machine in Storybook's catalogue; what is on it is made from the machine when it is looked at. */
export function machineStory({ path, title, exportName, workflowName }: MachineSource): string {
  const name = title.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const from = `@diwan/machines/${path}`;
  const imports = workflowName
    ? [`import { example } from '${from}.example';`, `import { ${workflowName} } from '${from}.workflow';`]
    : [`import { model } from '${from}.model';`];
  const subject = workflowName
    ? `subject={subjectOfWorkflow(${workflowName}, example)} exportName="${exportName}"`
    : 'subject={subjectOfModel(model)}';
  const make = workflowName ? 'subjectOfWorkflow' : 'subjectOfModel';
  return `// Written by \`npm run docs:machines\`.
import { ${make} } from '@diwan/machines/simulation/samples';
${imports.join('\n')}
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/${workflowName ? 'Records' : 'Screens'}/${title}', tags: ['!autodocs'] };

export const ${name} = {
  render: () => <MachinePage title="${title}" path="${path}" ${subject} />,
};
`;
}
