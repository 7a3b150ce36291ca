import { causeText, type DiagramTexts, transitionText, type Wording } from '../diagram-texts.ts';
import { arrowsOf, type DrawnState, type DrawnTransition, statesWithin } from '../drawing/drawing.ts';
import { textWidth } from './text-width.ts';

export const sizes = { title: 13, line: 11, label: 11, titleHeight: 20, lineHeight: 16, padding: 10, dot: 12 };

interface Sized {
  width: number;
  height: number;
}

/** What is drawn for a state: its name and a few lines below it; or the dot from which a state begins. */
export interface Box extends Sized {
  id: string;
  kind: DrawnState['kind'] | 'start';
  title: string;
  lines: readonly string[];
  boxes: readonly Box[];
}

export interface ArrowLine {
  text: string;
  /** Null where no event is what causes it. */
  event: string | null;
}

export interface Arrow extends Sized {
  id: string;
  from: string;
  to: string;
  lines: readonly ArrowLine[];
}

/** A machine as boxes and arrows whose sizes are known and whose places aren't yet. */
export interface Figure {
  root: Box;
  arrows: readonly Arrow[];
}

export const startOf = (path: string) => `${path}/start`;

export function figureOf(root: DrawnState, wording: Wording): Figure {
  const unlessRefused = new Set(statesWithin(root).flatMap(afterRefusalsAlone));
  const arrows = arrowsOf(root).map(({ id, from, to, transitions }): Arrow => {
    const lines = transitions.map((transition) => ({
      text: transitionText(unlessRefused.has(transition) ? { ...transition, isOtherwise: false } : transition, wording),
      event: transition.cause.kind === 'event' ? transition.cause.name : null,
    }));
    const unlike = lines.filter(({ text }, index) => lines.findIndex((line) => line.text === text) === index);
    return { id, from, to, lines: unlike, ...labelSize(unlike.map(({ text }) => text)) };
  });
  return { root: boxOf(root, wording), arrows: [...startArrows(root), ...arrows] };
}

/** Those that need no "otherwise": nothing else comes of their event but a refusal. */
function afterRefusalsAlone({ transitions }: DrawnState): DrawnTransition[] {
  const ofOneCause = [...Map.groupBy(transitions, ({ cause }) => JSON.stringify(cause)).values()];
  return ofOneCause
    .filter((all) => all.slice(0, -1).every(({ refusal }) => refusal !== null))
    .flatMap((all) => all.slice(-1));
}

function startArrows(state: DrawnState): Arrow[] {
  const first = state.states.find(({ isInitial }) => isInitial);
  const from = startOf(state.path);
  const own = first ? [{ id: `${from}→`, from, to: first.path, lines: [], width: 0, height: 0 }] : [];
  return [...own, ...state.states.flatMap(startArrows)];
}

function boxOf(state: DrawnState, wording: Wording): Box {
  const { path, kind, key } = state;
  const title = kind === 'history' ? 'H' : wording.nameOf('state', key);
  const lines = linesOf(state, wording);
  const dot = { id: startOf(path), kind: 'start' as const, title: '', lines: [], boxes: [], ...square(sizes.dot) };
  const boxes = state.states.map((inner) => boxOf(inner, wording));
  const begins = state.states.some(({ isInitial }) => isInitial);
  const size = kind === 'history' ? square(26) : boxSize(title, lines);
  return { id: path, kind, title, lines, boxes: begins ? [dot, ...boxes] : boxes, ...size };
}

/** What happens in a state without leaving it: the work it runs, and the events that it only takes note of. */
function linesOf({ invokes, transitions, kind }: DrawnState, wording: Wording): string[] {
  if (kind === 'history') return [];
  const leaving = new Set(transitions.filter(({ to }) => to.length > 0).map(({ cause }) => causeText(cause, wording)));
  const noted = transitions
    .filter(
      ({ actions, refusal, cause }) =>
        actions.length > 0 && refusal === null && !leaving.has(causeText(cause, wording)),
    )
    .map(({ cause }) => `↻ ${causeText(cause, wording)}`);
  return [...invokes.map((work) => wording.texts.runs(work)), ...new Set(noted)];
}

function boxSize(title: string, lines: readonly string[]): Sized {
  const text = Math.max(textWidth(title, sizes.title), ...lines.map((line) => textWidth(line, sizes.line)));
  return {
    width: Math.max(72, text + 2 * sizes.padding),
    height: sizes.titleHeight + lines.length * sizes.lineHeight + 2 * (sizes.padding - 2),
  };
}

function labelSize(lines: readonly string[]): Sized {
  if (lines.length === 0) return square(0);
  return {
    width: Math.max(...lines.map((line) => textWidth(line, sizes.label))) + 8,
    height: lines.length * sizes.lineHeight + 2,
  };
}

const square = (size: number): Sized => ({ width: size, height: size });

/** What the drawing is of and where one stands in it, said for those who don't see it. */
export function figureName(name: string, here: readonly string[], texts: DiagramTexts): string {
  const title = texts.diagram(name);
  return here.length > 0 ? `${title}. ${texts.here}: ${here.join(', ')}` : title;
}
