import { gate } from './identity.css.ts';

/** The arch of the mark as a line, large: whoever signs in stands before it. */
export function Gate() {
  return (
    <svg className={gate} viewBox="0 0 720 860" fill="none" stroke="currentColor" aria-hidden>
      <path d="M20 860V420C20 240 130 130 360 10c230 120 340 230 340 410v440" vectorEffect="non-scaling-stroke" />
      <path d="M64 860V432c0-154 90-250 296-362 206 112 296 208 296 362v428" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
