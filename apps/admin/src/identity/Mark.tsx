/** The way in: an arch, and somebody who stands in it. Its lines stand in `favicon.svg` and in the server's sign-in page too. */
const arch =
  'M3 22V12.6C3 7.6 6.3 4.7 12 1.5c5.7 3.2 9 6.1 9 11.1V22h-5v-9.2c0-2.5-1.3-4-4-5.7-2.7 1.7-4 3.2-4 5.7V22z';

export interface MarkProps {
  /** Its height in pixels, from 16 up; it is three quarters as wide. */
  size: number;
}

/** The product's mark, in the colour of the text that it stands beside; it names nothing. */
export function Mark({ size }: MarkProps) {
  return (
    <svg width={size * 0.75} height={size} viewBox="3 0 18 24" fill="currentColor" aria-hidden>
      <path d={arch} />
      <circle cx="12" cy="18.7" r="2.8" />
    </svg>
  );
}
