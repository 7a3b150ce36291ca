const kibibyte = 1024;

export function inMegabytes(bytes: number): number {
  return bytes / kibibyte / kibibyte;
}

/** A size as people read it: a number, and the unit that keeps it short. */
export function fileSize(bytes: number): { unit: 'kilobytes' | 'megabytes'; value: number } {
  return bytes < kibibyte * kibibyte
    ? { unit: 'kilobytes', value: Math.max(1, Math.round(bytes / kibibyte)) }
    : { unit: 'megabytes', value: Math.round(inMegabytes(bytes) * 10) / 10 };
}
