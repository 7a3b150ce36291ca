import type { Cv } from './cv.ts';
import { PagePen, type Style } from './page-pen.ts';

const title: Style = { size: 11, weight: 'bold' };
const small: Style = { size: 9.5, isPale: true };
const body: Style = { size: 10 };
const gap = 14;

/** A CV as a PDF of text that can be searched and copied, in the direction of its language. */
export async function writeCv({ language, name, headline, contact, about, sections, madeAt }: Cv): Promise<Uint8Array> {
  const pen = await PagePen.open(language === 'ar' ? 'rtl' : 'ltr');
  pen.write(name, { size: 21, weight: 'bold' });
  if (headline) pen.write(headline, { size: 12, isPale: true });
  pen.space(3);
  pen.write(contact.join('  ·  '), small);
  pen.rule();
  if (about) {
    pen.space(4);
    pen.write(about, body);
  }
  for (const section of sections) {
    pen.keep(60);
    pen.space(gap);
    pen.write(section.title, { size: 13, weight: 'bold' });
    pen.space(2);
    for (const entry of section.entries) {
      pen.keep(44);
      const room = entry.period ? pen.widthOf(entry.period, small) + gap : 0;
      if (entry.title) pen.write(entry.title, { ...title, room });
      if (entry.period) pen.writeAtEnd(entry.period, small);
      if (entry.place) pen.write(entry.place, small);
      if (entry.text) pen.write(entry.text, body);
      pen.space(5);
    }
  }
  return pen.save({ title: name, author: name, language, at: new Date(madeAt) });
}
