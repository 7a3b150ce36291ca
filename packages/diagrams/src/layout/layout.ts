import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { isWithin } from '../drawing/state-path.ts';
import { arrange } from './elk.ts';
import type { Arrow, Box, Figure } from './figure.ts';
import { sizes } from './figure.ts';

export interface Point {
  x: number;
  y: number;
}

export interface PlacedBox extends Box, Point {
  depth: number;
}

export interface PlacedArrow extends Arrow {
  points: readonly Point[];
  /** The middle of its label. */
  label: Point;
}

/** A drawing with every place known, in its own units. */
export interface Layout {
  width: number;
  height: number;
  /** The outer ones before those within them. */
  boxes: readonly PlacedBox[];
  arrows: readonly PlacedArrow[];
}

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
};

const inside = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

/** Which way a life runs: for long names and narrow places down, for short names and wide places across. */
export type Flow = 'down' | 'across';

/** Gives everything in a figure its place; from right to left it is the same drawing in a mirror. */
export async function layOut(figure: Figure, direction: 'ltr' | 'rtl', flow: Flow = 'down'): Promise<Layout> {
  const backward = backwardArrows(figure);
  const arranged = await arrange({
    id: 'page',
    layoutOptions: { ...options, ...inside, 'elk.direction': flow === 'down' ? 'DOWN' : 'RIGHT' },
    children: [nodeOf(figure.root)],
    edges: figure.arrows.map((arrow) => edgeOf(arrow, backward.has(arrow))),
  });
  const { width = 0, height = 0 } = arranged;
  const places = new Map(nodesWithin(arranged).map((node) => [node.id, node]));
  const edges = new Map((arranged.edges ?? []).map((edge) => [edge.id, edge as ElkExtendedEdge]));
  const layout: Layout = {
    width,
    height,
    boxes: placeBoxes(figure.root, places, 0),
    arrows: figure.arrows.map((arrow) => placeArrow(arrow, edges.get(arrow.id)!, backward.has(arrow))),
  };
  return direction === 'rtl' ? mirrored(layout) : layout;
}

/** The layout as a mirror shows it: what began on the left begins on the right. */
export function mirrored({ width, height, boxes, arrows }: Layout): Layout {
  const turn = ({ x, y }: Point): Point => ({ x: width - x, y });
  return {
    width,
    height,
    boxes: boxes.map((box) => ({ ...box, x: width - box.x - box.width })),
    arrows: arrows.map((arrow) => ({ ...arrow, points: arrow.points.map(turn), label: turn(arrow.label) })),
  };
}

function nodeOf({ id, boxes, width, height, title, lines }: Box): ElkNode {
  const isOuter = boxes.length > 0;
  const head = (title ? sizes.titleHeight : 0) + lines.length * sizes.lineHeight + sizes.padding + 8;
  const around = { 'elk.padding': `[top=${head},left=16,bottom=16,right=16]`, ...inside };
  return {
    id: `state:${id}`,
    width,
    height,
    layoutOptions: isOuter
      ? {
          ...around,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${width},${height})`,
        }
      : {},
    children: boxes.map(nodeOf),
  };
}

/**
 * Arrows that lead back to a state that is written earlier. The engine is given them the other way round: so what is written
 * first stands first, and a life reads from top to bottom.
 */
function backwardArrows({ root, arrows }: Figure): ReadonlySet<Arrow> {
  const order = new Map(boxesWithin(root).map(({ id }, index) => [id, index]));
  const isBackward = ({ from, to }: Arrow) =>
    order.get(to)! < order.get(from)! && !isWithin(from, to) && !isWithin(to, from);
  return new Set(arrows.filter(isBackward));
}

const boxesWithin = (box: Box): Box[] => [box, ...box.boxes.flatMap(boxesWithin)];

function edgeOf({ id, from, to, lines, width, height }: Arrow, isBackward: boolean): ElkExtendedEdge {
  const label = {
    text: lines.map(({ text }) => text).join('\n'),
    width,
    height,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
  const [sources, targets] = [[`state:${from}`], [`state:${to}`]];
  const ends = isBackward ? { sources: targets, targets: sources } : { sources, targets };
  return { id, ...ends, labels: lines.length > 0 ? [label] : [] };
}

function nodesWithin(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesWithin)];
}

function placeBoxes(box: Box, places: ReadonlyMap<string, ElkNode>, depth: number): PlacedBox[] {
  const { x = 0, y = 0, width = box.width, height = box.height } = places.get(`state:${box.id}`)!;
  return [{ ...box, x, y, width, height, depth }, ...box.boxes.flatMap((one) => placeBoxes(one, places, depth + 1))];
}

function placeArrow(arrow: Arrow, { sections = [], labels = [] }: ElkExtendedEdge, isBackward: boolean): PlacedArrow {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  const { x = 0, y = 0 } = labels[0] ?? {};
  return {
    ...arrow,
    points: isBackward ? points.toReversed() : points,
    label: { x: x + arrow.width / 2, y: y + arrow.height / 2 },
  };
}
