/**
 * What turns, hides or disguises text and nobody types on purpose: overrides and isolates of direction, characters without width or
 * shape, tags, and controls other than line breaks and tabs. Left are the joiners of Persian and emoji, and the marks (U+200E, U+200F,
 * U+061C) that Arabic texts carry and that turn no letter.
 */
const unwanted =
  /[^\P{Cc}\n\t]|[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Text as it is kept: what it says is what is seen. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '');
}
