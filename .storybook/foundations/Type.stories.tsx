import { arabicType, latinType } from '@diwan/ui/theme/measures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import { specimen } from './foundations.css.ts';

const steps = Object.keys(latinType.size) as (keyof typeof latinType.size)[];
const uses: Record<(typeof steps)[number], string> = {
  caption: 'Table heads, breadcrumbs, tags',
  small: 'Help below a field, secondary cells',
  body: 'Everything that is read',
  lead: 'The first sentence of a page; section heads',
  title: 'Heads of panels and dialogs',
  heading: 'The page’s own head',
  display: 'Single figures on the dashboard',
};
const samples = { en: 'Applicants for Riyadh, 2026', ar: 'المتقدمون للعمل في الرياض 2026' };

function Sample({ lang, step }: { lang: 'en' | 'ar'; step: (typeof steps)[number] }) {
  const type = lang === 'ar' ? arabicType : latinType;
  return (
    <>
      <div
        lang={lang}
        dir={lang === 'ar' ? 'rtl' : 'ltr'}
        className={specimen}
        style={{ fontFamily: type.family.text, fontSize: type.size[step], lineHeight: type.lineHeight[step] }}
      >
        {samples[lang]}
      </div>
      <Code>
        {type.size[step]} on {type.lineHeight[step]}
      </Code>
    </>
  );
}

function TypePage() {
  return (
    <Sheet
      title="Type"
      lead="IBM Plex Sans and IBM Plex Sans Arabic, one family drawn together, brought along and never fetched from another host."
    >
      <Section
        title="Scale"
        note="Arabic is set a step larger and on more height: its letters are lower and its marks stand above and below."
      >
        <DescriptionTable
          label="Scale of type"
          columns={['Step', 'For', 'English', 'Arabic']}
          rows={steps.map((step) => ({
            name: step,
            cells: [uses[step], <Sample key="en" lang="en" step={step} />, <Sample key="ar" lang="ar" step={step} />],
          }))}
        />
      </Section>
      <Section title="Weights">
        <DescriptionTable
          label="Weights"
          columns={['Weight', 'Value', 'English', 'Arabic']}
          rows={Object.entries(latinType.weight).map(([name, fontWeight]) => ({
            name,
            cells: [
              <Code key="value">{fontWeight}</Code>,
              <span key="en" style={{ fontWeight }}>
                {samples.en}
              </span>,
              <span key="ar" lang="ar" dir="rtl" style={{ fontWeight }}>
                {samples.ar}
              </span>,
            ],
          }))}
        />
      </Section>
      <Sentences
        title="Rules"
        lines={[
          'Emphasis is weight, never italics: Arabic has none.',
          'No letter-spacing in Arabic: it tears joined letters apart.',
          'Figures that stand below each other are tabular.',
          'Nobody reads lines of more than 680 px: give running text isReading.',
          'Capitals are for names; a head is written as a sentence.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TypePage>;
export default meta;

export const Type: StoryObj<typeof meta> = {};

const [latin = '', arabic = '', ...standIns] = latinType.family.text.split(', ');
const isInstalled = (font: string) =>
  new FontFace(font, `local("${font}")`).load().then(
    () => true,
    () => false,
  );

/** What a page is set in until its fonts have come: on as wide lines, so that none of them breaks elsewhere then. */
export const BeforeTheFontsCome: StoryObj<typeof meta> = {
  render: () => (
    <Sheet title="Before the fonts come" lead="Fonts of the machine stand in for Plex, stretched to its measures.">
      {Object.entries(samples).map(([lang, sample]) => (
        <Section key={lang} title={lang === 'ar' ? 'Arabic' : 'English'}>
          {[[latin, arabic], standIns].map((family) => (
            <div key={family.join()} lang={lang} dir="auto">
              <span data-testid={lang} style={{ fontFamily: family.join(', ') }}>
                {`${sample} `.repeat(4)}
              </span>
            </div>
          ))}
        </Section>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    // Measured on Linux; where a machine has none of the fonts that were measured, its own stands in as it is.
    if (!(await isInstalled('DejaVu Sans'))) return;
    await document.fonts.ready;
    for (const lang of Object.keys(samples)) {
      const [real = 0, standIn = 0] = canvas.getAllByTestId(lang).map((line) => line.offsetWidth);
      await expect(Math.abs(standIn / real - 1)).toBeLessThan(0.05);
    }
  },
};
