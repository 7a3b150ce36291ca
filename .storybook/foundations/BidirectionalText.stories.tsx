import { Bidi } from '@diwan/ui/Bidi/Bidi';
import { createFormat } from '@diwan/ui/format/format.ts';
import { Text } from '@diwan/ui/Text/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import * as styles from './foundations.css.ts';

function Arabic({ children }: { children: ReactNode }) {
  return (
    <p lang="ar" dir="rtl" className={styles.specimen}>
      {children}
    </p>
  );
}

const codes: [what: string, before: string, code: string, after: string][] = [
  ['Phone', 'اتصل على ', '+966 50 123 4567', ' قبل الظهر'],
  ['Skill', 'يُطلب إتقان ', 'C++', ''],
  ['Masked IBAN', 'الآيبان ', '•••• 7519', ''],
  ['Address', 'موقعه ', 'https://example.sa/jobs/', ''],
  ['Negative number', 'الفرق ', '-12.5%', ' عن الشهر الماضي'],
];
const written: [name: string, says: string][] = [
  ['Sara Al-Qahtani', 'Available at once!'],
  ['سارة القحطاني', 'متاحة فورًا!'],
];
const ar = createFormat('ar');
const arabicDigits = createFormat('ar', { numerals: 'arab', calendar: 'islamic-umalqura' });
const en = createFormat('en');
const formats: [what: string, (format: typeof ar) => string][] = [
  ['Day', (format) => format.date('2026-11-21')],
  ['Time', (format) => format.dateTime('2026-11-21T11:05:00.000Z')],
  ['Range', (format) => format.range('2026-11-03', '2026-11-21')],
  ['Money', (format) => format.money(1_250_050)],
  ['Share', (format) => format.percent(0.125)],
  ['Count', (format) => format.compactCount(1540)],
  ['List', (format) => format.list(format === en ? ['Riyadh', 'Jeddah', 'Abha'] : ['الرياض', 'جدة', 'أبها'])],
];

function BidirectionalTextPage() {
  return (
    <Sheet
      title="Bidirectional text"
      lead="Arabic runs from right to left, numbers and Latin names inside it from left to right. The browser sorts that out, if it is told what is a piece of its own."
    >
      <Section
        title="Codes"
        note="Signs, brackets and spaces belong to the text around them and jump to the other side of a code. Bidi keeps a code in one piece, and adds no character that would be copied with it."
      >
        <DescriptionTable
          label="Codes inside Arabic"
          columns={['What', 'Without', 'With Bidi']}
          rows={codes.map(([name, before, code, after]) => ({
            name,
            cells: [
              <Arabic key="without">{before + code + after}</Arabic>,
              <Arabic key="with">
                {before}
                <Bidi>{code}</Bidi>
                {after}
              </Arabic>,
            ],
          }))}
        />
      </Section>
      <Section
        title="What people write"
        note="A name or a note may be in either language, whatever the page’s own. Text with dir auto takes the direction of its first letter."
      >
        <DescriptionTable
          label="What people write, in an Arabic page"
          columns={['Name', 'Without', 'With dir auto']}
          rows={written.map(([name, says]) => ({
            name,
            cells: [
              <Arabic key="without">{says}</Arabic>,
              <div key="with" dir="rtl" className={styles.specimen}>
                <Text dir="auto">{says}</Text>
              </div>,
            ],
          }))}
        />
      </Section>
      <Section
        title="Dates, numbers and money"
        note="Always from createFormat: what an engine takes for Arabic by itself differs between engines."
      >
        <DescriptionTable
          label="Formats"
          columns={['What', 'English', 'Arabic', 'Arabic, Umm al-Qura and Arabic digits']}
          rows={formats.map(([name, show]) => ({
            name,
            cells: [show(en), <Arabic key="ar">{show(ar)}</Arabic>, <Arabic key="arab">{show(arabicDigits)}</Arabic>],
          }))}
        />
      </Section>
      <Sentences
        title="Rules"
        lines={[
          'Never build a sentence from pieces: word order and gender differ. One message with its places, in both languages.',
          'A list of names is joined by the formatter, which knows the Arabic comma and “and”.',
          'Arabic has six forms of number: zero, one, two, few, many, other. All six are written.',
          'A field for a code is dir ltr in both languages, its text at the inline end in Arabic.',
          'Digits of every script are understood when typed, and stored as ASCII.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Bidirectional text',
  component: BidirectionalTextPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof BidirectionalTextPage>;
export default meta;

export const BidirectionalText: StoryObj<typeof meta> = { name: 'Bidirectional text' };
