/** Any origin will do: what is resolved against it must stay on it. */
const origin = 'https://origin.invalid';
const signInPaths = new Set(['/login', '/callback']);

/** Control characters, and those that turn the direction of text or are invisible. */
const isUnsafeCharacter = (code: number) =>
  code < 0x20 ||
  (code >= 0x7f && code <= 0x9f) ||
  code === 0x061c ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  code === 0xfeff;

const hasUnsafeCharacter = (text: string) =>
  Array.from(text).some((character) => isUnsafeCharacter(character.codePointAt(0)!));

/** The path of this app to return to after signing in, or null when `to` is anything else. */
export function safeReturnPath(to: unknown, isKnownPath: (path: string) => boolean): string | null {
  if (typeof to !== 'string' || to.length > 512) return null;
  if (to[0] !== '/' || to[1] === '/' || to[1] === '\\' || hasUnsafeCharacter(to)) return null;

  const url = URL.parse(to, origin);
  if (!url || url.origin !== origin || url.username !== '' || url.password !== '') return null;
  if (url.pathname.startsWith('//') || signInPaths.has(url.pathname) || !isKnownPath(url.pathname)) return null;
  return url.pathname + url.search;
}
