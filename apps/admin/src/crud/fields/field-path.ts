const mark = ':';

/** A path in the draft of a form that lies above another one: two fields on a page never have the same name. */
export function scopedPath(path: string, scope: string | undefined): string {
  return scope ? `${scope}${mark}${path}` : path;
}

/** The path in the draft, whichever form it is in. */
export function draftPath(path: string): string {
  return path.slice(path.indexOf(mark) + 1);
}
