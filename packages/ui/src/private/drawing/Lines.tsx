import type { ReactNode } from 'react';
import * as styles from './drawing.css.ts';
import type { DrawingKind } from './drawing-kind.ts';

const row = (y: number) => <rect className={styles.ground} x="14" y={y} width="68" height="15" rx="4" />;

/** Lines on 96 by 72, by what is said beside them. */
const drawings: Record<DrawingKind, ReactNode> = {
  nothing: (
    <>
      <g className={styles.dashed}>
        <rect x="14" y="10" width="68" height="15" rx="4" />
        <rect x="14" y="29" width="68" height="15" rx="4" />
      </g>
      {row(48)}
      <path d="M48 51.5v8M44 55.5h8" />
    </>
  ),
  noMatch: (
    <>
      {row(10)}
      {row(29)}
      <path d="M22 17.5h20M22 36.5h12" />
      <circle className={styles.ground} cx="60" cy="41" r="13" />
      <path d="M69.5 50.5 80 61M55 41h10" />
    </>
  ),
  forbidden: (
    <>
      <path className={styles.ground} d="M26 66V33c0-11 8-18 22-26 14 8 22 15 22 26v33z" />
      <path d="M34 66V35c0-7 5-12 14-17.5C57 23 62 28 62 35v31M20 66h56M48 52v5" />
      <circle cx="48" cy="48.5" r="3.5" />
    </>
  ),
  offline: (
    <>
      <rect className={styles.ground} x="24" y="28" width="16" height="24" rx="4" />
      <rect className={styles.ground} x="58" y="28" width="16" height="24" rx="4" />
      <path d="M6 40h18M74 40h16M40 35h7M40 45h7M52 20v-8M46 21l-4-6M58 21l4-6" />
    </>
  ),
  gone: (
    <>
      <g className={styles.dashed}>
        <path d="M32 8h22l12 12v44H32z" />
      </g>
      <path d="M54 8v12h12M20 64h56" />
    </>
  ),
  done: (
    <>
      {row(10)}
      {row(29)}
      <path d="M22 17.5h20M22 36.5h12" />
      <circle className={styles.ground} cx="64" cy="46" r="15" />
      <path d="m57.5 46.5 4.5 4.5 8.5-9" />
    </>
  ),
};

/** What is said, drawn; it says nothing by itself. */
export function Lines({ kind }: { kind: DrawingKind }) {
  return (
    <svg className={styles.lines} viewBox="0 0 96 72" width="96" height="72">
      {drawings[kind]}
    </svg>
  );
}
