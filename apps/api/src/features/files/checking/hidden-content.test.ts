import { expect, test } from 'vitest';
import { activeInPdf } from '../samples/test-active-pdf.ts';
import { hiddenInPdf } from '../samples/test-hidden-pdf.ts';
import { judged } from '../samples/test-judging.ts';
import { revised, streamOf, tabledPdf } from '../samples/test-pdf.ts';
import { hiddenInFields, soundInWord } from '../samples/test-word-fields.ts';
import { hiddenInParts } from '../samples/test-word-parts.ts';

const refusal = (code: string) => ({ status: 422, extra: { errors: [{ path: 'file', code }] } });

test.each(hiddenInPdf)('T39 DOM-07 refused in a PDF: a script %s', async (_, content, code) => {
  await expect(judged(content(), 'pdf')).rejects.toMatchObject(refusal(code));
});

test.each(activeInPdf)('T39 DOM-07 refused in a PDF: %s', async (_, content, code) => {
  await expect(judged(content(), 'pdf')).rejects.toMatchObject(refusal(code));
});

test.each([...hiddenInFields, ...hiddenInParts])(
  'T39 DOM-07 refused in a Word document: %s (%s)',
  async (_, kind, content, code) => {
    await expect(judged(await content(), kind)).rejects.toMatchObject(refusal(code));
  },
);

test.each(soundInWord)('T39 DOM-07 taken in a Word document: %s (%s)', async (_, kind, content) => {
  await expect(judged(await content(), kind)).resolves.toBeNull();
});

test('T39 DOM-07 a PDF is kept as what it shows: earlier revisions, unused objects and bytes between them are gone', async () => {
  const first = tabledPdf({ page: '/Contents 8 0 R', objects: { 8: streamOf('BT (first) Tj ET'), 9: '(unused)' } });
  const kept = (await judged(
    revised(first, { objects: { 8: streamOf('BT (second) Tj ET') }, raw: '% between\n' }),
    'pdf',
  ))!;
  expect(kept.includes('(second)')).toBe(true);
  for (const gone of ['(first)', '(unused)', '% between']) expect(kept.includes(gone), gone).toBe(false);
  expect(await judged(kept, 'pdf')).not.toBeNull();
});

test('DOM-07 a stream whose length stands in another object is kept whole, whatever words are in it', async () => {
  const words = 'the stream of endstream endobj 7 0 obects';
  const raw = `8 0 obj\n<< /Length 9 0 R >>\nstream\n${words}\nendstream\nendobj\n`;
  const plan = { page: '/Contents 8 0 R', objects: { 9: String(words.length) }, raw, pointTo: { 8: '8 0 obj' } };
  expect((await judged(tabledPdf(plan), 'pdf'))!.includes(words)).toBe(true);
});

test('DOM-07 a signed PDF is taken with what its signature shows, but no longer claims to be signed', async () => {
  const field = '<< /FT /Sig /T (a) /Subtype /Widget /Rect [0 0 9 9] /V 9 0 R /AP << /N 10 0 R >> >>';
  const objects = {
    8: field,
    9: '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>',
    10: streamOf('BT (signed by) Tj ET', '/Subtype /Form /BBox [0 0 9 9]'),
  };
  const catalog = '/AcroForm << /SigFlags 3 /Fields [8 0 R] >> /Perms << /DocMDP 9 0 R >>';
  const kept = (await judged(tabledPdf({ catalog, page: '/Annots [8 0 R]', objects }), 'pdf'))!;
  expect(kept.includes('(signed by)')).toBe(true);
  expect(kept.includes('ByteRange')).toBe(false);
});
