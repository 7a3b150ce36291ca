import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileKind } from '@diwan/api-contract/values/file';
import { expect, test } from 'vitest';
import { activeInPdf } from '../samples/test-active-pdf.ts';
import { pdf } from '../samples/test-documents.ts';
import { hiddenInPdf } from '../samples/test-hidden-pdf.ts';
import { judged } from '../samples/test-judging.ts';
import { laborious } from '../samples/test-laborious-pdf.ts';
import { tabledPdf } from '../samples/test-pdf.ts';
import { hiddenInFields, soundInWord } from '../samples/test-word-fields.ts';
import { hiddenInParts } from '../samples/test-word-parts.ts';
import { checkFile } from './check-file.ts';
import { Judges, judgeLimits } from './judges.ts';

const tooComplex = { status: 422, extra: { errors: [{ path: 'file', code: 'fileTooComplex' }] } };
const mebibyte = 1024 * 1024;
const endless = tabledPdf({ raw: '1'.repeat(1_000_000) });

test('T39 a file that is judged for too long is refused alone, and those that wait behind it are judged', async () => {
  const judges = new Judges({ ...judgeLimits, atOnce: 1, milliseconds: 2000 });
  const [slow, ...others] = await Promise.allSettled([endless, pdf(), pdf()].map((one) => judged(one, 'pdf', judges)));
  expect(slow).toMatchObject({ status: 'rejected', reason: tooComplex });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('T39 a file that takes too much memory loses its judge and is refused alone', async () => {
  const judges = new Judges({ ...judgeLimits, atOnce: 1, milliseconds: 60_000, memoryBytes: 190 * mebibyte });
  const long = tabledPdf({ raw: `8 0 obj [${'(a)'.repeat(3_000_000)}] endobj\n` });
  await expect(judged(long, 'pdf', judges)).rejects.toMatchObject(tooComplex);
  await expect(judged(pdf(), 'pdf', judges)).resolves.toBeDefined();
});

/**
 * The most that this thread works between two turns of its loop. What a busy machine takes away from all of its processes
 * is no fault of a file and doesn't count; what a file costs here does, since judging is nothing but work.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = cpu();
  const timer = setInterval(() => {
    const now = cpu();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  await work();
  clearInterval(timer);
  return Math.max(longest, cpu() - before);
}

test('T39 whatever is uploaded, the server never stops for more than 50 ms', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-judges-'));
  const files: { path: string; kind: FileKind; into: string; codes: string[] }[] = [];
  const keep = async (kind: FileKind, content: Buffer, code: string) => {
    const path = join(folder, String(files.length));
    await writeFile(path, content);
    files.push({ path, kind, into: `${path}.remade`, codes: [...code.split('|'), 'fileTooComplex'] });
  };
  await mkdir(folder, { recursive: true });
  for (const [, content, code] of [...laborious, ...hiddenInPdf, ...activeInPdf]) await keep('pdf', content(), code);
  for (const [, kind, content, code] of [...hiddenInFields, ...hiddenInParts]) await keep(kind, await content(), code);
  for (const [, kind, content] of soundInWord) await keep(kind, await content(), 'taken');

  const judges = new Judges({ ...judgeLimits, milliseconds: 2000 });
  const outcomes = () =>
    Promise.all(
      files.map(async ({ path, kind, into, codes }) => {
        const outcome = await checkFile({ path, kind }, into, judges).then(
          () => 'taken',
          (error) => error.extra.errors[0].code,
        );
        await rm(into, { force: true });
        expect(codes, path).toContain(outcome);
      }),
    );
  // The measure sees what it is meant to see: a pattern that is searched for in this thread.
  expect(await longestTurn(async () => '<a '.repeat(8000).match(/<a\b(?:"[^"]*"|[^">])*>/g))).toBeGreaterThan(50);
  // Once more when the first one is too long: this thread tidies its memory now and then, which no file makes it do.
  const first = await longestTurn(outcomes);
  expect(first <= 50 ? first : await longestTurn(outcomes)).toBeLessThanOrEqual(50);
  await rm(folder, { recursive: true });
});
