import { memo } from 'react';
import type { Emphasis } from '../drawing/emphasis.ts';
import { arrowHead, arrowPath } from '../layout/arrow-path.ts';
import { sizes } from '../layout/figure.ts';
import type { Layout, PlacedArrow, PlacedBox } from '../layout/layout.ts';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  layout: Layout;
  name: string;
  zoom: number;
  emphasis: Emphasis;
  onEvent?: ((type: string) => void) | undefined;
}

/** The drawing itself; for a screen reader it is one image with a name, and the list beside it says the rest. */
export const Picture = memo(function Picture({ layout, name, zoom, emphasis, onEvent }: PictureProps) {
  const { width, height, boxes, arrows } = layout;
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
    >
      {boxes.map((box) => (
        <Frame key={box.id} box={box} isHere={emphasis.here.has(box.id)} wasHere={emphasis.visited.has(box.id)} />
      ))}
      {arrows.map((arrow) => (
        <Line key={arrow.id} arrow={arrow} isTaken={emphasis.taken.has(arrow.id)} />
      ))}
      {boxes.map((box) => (
        <Words key={box.id} box={box} />
      ))}
      {arrows.map((arrow) => (
        <Label key={arrow.id} arrow={arrow} marked={emphasis.marked} onEvent={onEvent} />
      ))}
    </svg>
  );
});

/** The machine's own frame says its name; without one it says nothing and isn't drawn. */
const isDrawn = ({ id, title }: PlacedBox) => id !== '' || title !== '';

function Frame({ box, isHere, wasHere }: { box: PlacedBox; isHere: boolean; wasHere: boolean }) {
  const { x, y, width, height, kind } = box;
  if (kind === 'start')
    return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2 - 1} className={styles.dot} />;
  if (!isDrawn(box)) return null;
  const ground = groundOf(box);
  return (
    <g data-state={box.id} data-here={isHere || undefined} data-visited={wasHere || undefined}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={kind === 'history' ? width / 2 : ground === 'inner' ? 6 : 10}
        className={styles.grounds[ground]}
        data-kind={kind}
      />
      {kind === 'final' && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} className={styles.second} />
      )}
    </g>
  );
}

/** Written over the arrows, each line with a rim of its ground, so that none is struck through. */
function Words({ box }: { box: PlacedBox }) {
  const { x, y, width, height, kind, title, lines } = box;
  if (kind === 'start' || !isDrawn(box)) return null;
  const middle = x + width / 2;
  const top = y + sizes.padding - 2;
  const titleAt = kind === 'history' ? y + height / 2 + 4 : top + 14;
  return (
    <g className={styles.rims[groundOf(box)]}>
      <text x={middle} y={titleAt} className={styles.title}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={middle} y={top + sizes.titleHeight + index * sizes.lineHeight + 12} className={styles.line}>
          {line}
        </text>
      ))}
    </g>
  );
}

function groundOf({ boxes, depth }: PlacedBox): keyof typeof styles.grounds {
  if (boxes.length === 0) return 'inner';
  return depth % 2 === 0 ? 'outer' : 'outerOdd';
}

function Line({ arrow, isTaken }: { arrow: PlacedArrow; isTaken: boolean }) {
  return (
    <g data-taken={isTaken || undefined}>
      <path d={arrowPath(arrow.points)} className={styles.way} />
      <polygon points={arrowHead(arrow.points)} className={styles.head} />
    </g>
  );
}

type LabelProps = { arrow: PlacedArrow; marked: ReadonlySet<string>; onEvent: PictureProps['onEvent'] };

function Label({ arrow, marked, onEvent }: LabelProps) {
  const { label, width, height, lines } = arrow;
  if (lines.length === 0) return null;
  const top = label.y - height / 2;
  return (
    <g>
      <rect x={label.x - width / 2} y={top} width={width} height={height} rx={4} className={styles.plate} />
      {lines.map(({ text, event }, index) => {
        const isMarked = event !== null && marked.has(event);
        return (
          <text
            key={text}
            x={label.x}
            y={top + index * sizes.lineHeight + 13}
            className={styles.label}
            data-marked={isMarked || undefined}
            onClick={isMarked && onEvent ? () => onEvent(event) : undefined}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}
