import { createReadStream } from 'node:fs';

/** A text file piece by piece: Unicode, or what Excel writes where Arabic is the language of the computer. */
export async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true });
  yield decoder.decode();
}

async function encodingOf(path: string): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = chunk as Buffer;
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      utf8.decode(bytes, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch {
    return 'windows-1256';
  }
}
