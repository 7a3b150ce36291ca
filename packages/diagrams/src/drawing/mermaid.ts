import { asWritten, causeText, diagramTexts } from '../diagram-texts.ts';
import { arrowsOf, type DrawnState, type DrawnTransition, drawingOf } from './drawing.ts';
import type { MachineDrawing } from './machine-drawing.ts';

const wording = { texts: diagramTexts.en, nameOf: asWritten };

/** A machine as a Mermaid state diagram, for documents that draw those; what stays in its state is left out. */
export function mermaidOf(config: MachineDrawing): string {
  const root = drawingOf(config);
  const arrows = arrowsOf(root)
    .filter(({ from, to }) => from !== to && from !== '')
    .map(
      ({ from, to, transitions }) =>
        `  ${idOf(from)} --> ${idOf(to)}: ${[...new Set(transitions.map(label))].join(' / ')}`,
    );
  return ['stateDiagram-v2', ...statesIn(root, '  '), ...arrows, ''].join('\n');
}

function statesIn({ states, path, kind: outer }: DrawnState, indent: string): string[] {
  return states.flatMap((state, index) => {
    const id = idOf(state.path);
    const inside = statesIn(state, `${indent}  `);
    const declared =
      inside.length > 0
        ? [`${indent}state "${state.key}" as ${id} {`, ...inside, `${indent}}`]
        : [`${indent}state "${state.key}" as ${id}`];
    return [
      // Regions beside each other.
      ...(outer === 'parallel' && path !== '' && index > 0 ? [`${indent}--`] : []),
      ...(state.isInitial ? [`${indent}[*] --> ${id}`] : []),
      ...declared,
      ...(state.kind === 'final' ? [`${indent}${id} --> [*]`] : []),
    ];
  });
}

const label = ({ cause, guard, isOtherwise }: DrawnTransition) => {
  const condition = guard ?? (isOtherwise ? wording.texts.otherwise : '');
  // A colon would end the name of the arrow.
  return `${causeText(cause, wording)}${condition ? ` [${condition}]` : ''}`.replaceAll(':', '∶');
};

const idOf = (path: string) => path.replaceAll(/\W/g, '_');
