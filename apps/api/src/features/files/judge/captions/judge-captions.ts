import { RefusedFile } from '../refused-file.ts';

const mostCues = 5_000;
const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const cueTimes = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]+[\\w:%,. \\t-]+)?$`);
/** What a cue may have besides its words: voices, emphasis, a language, a time. */
const markup = /<\/?(?:[cibu](?:\.[\w.-]+)?|ruby|rt|v(?:\.[\w.-]+)?(?: [^<>]*)?|lang(?: [\w-]+)?)>|<[\d:.]+>/g;

const millisecondsOf = ([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);

/**
 * Takes captions in WebVTT (w3.org/TR/webvtt1) and makes them anew of their cues alone: without styles, regions and notes, which
 * reach further than words do. Refuses what is none, what has no cue, and what holds marks that captions don't have.
 */
export function judgeCaptions(bytes: Buffer): Uint8Array {
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw new RefusedFile('fileMismatch');
  const blocks = text.split(/\n{2,}/).slice(1);
  const cues = blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    if (at === -1) return [];
    const found = cueTimes.exec(lines[at]!.trim());
    if (!found || at > 1) throw new RefusedFile('fileDamaged');
    const [from, to] = [found.slice(1, 5), found.slice(5, 9)];
    if (millisecondsOf(to) <= millisecondsOf(from)) throw new RefusedFile('fileDamaged');
    const words = lines.slice(at + 1).join('\n');
    if (/[<>]/.test(words.replace(markup, ''))) throw new RefusedFile('fileActive');
    return words.trim() === '' ? [] : [`${lines[at]!.trim()}\n${words}`];
  });
  if (cues.length === 0) throw new RefusedFile('fileDamaged');
  if (cues.length > mostCues) throw new RefusedFile('fileTooComplex');
  return Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFile('fileMismatch');
  }
}
