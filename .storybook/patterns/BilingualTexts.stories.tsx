import { Bidi } from '@diwan/ui/Bidi/Bidi';
import { KeyValueList } from '@diwan/ui/KeyValueList/KeyValueList';
import { Text } from '@diwan/ui/Text/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import { shown } from './patterns.css.ts';

function BilingualPage() {
  return (
    <Sheet
      title="Texts in two languages"
      lead="The page has one language; what people wrote has its own. Codes and numbers keep their order in both."
    >
      <Section title="Whose language">
        <DescriptionTable
          label="Whose language"
          columns={['Text', 'Language', 'Direction']}
          rows={[
            { name: 'The product’s own words', cells: ['The page’s', 'The page’s'] },
            {
              name: 'A name in both languages',
              cells: ['The page’s, else the one that is there, with its `lang`', '`dir="auto"`'],
            },
            { name: 'What somebody wrote', cells: ['Unknown', '`dir="auto"`'] },
            {
              name: 'Codes, phone numbers, e-mail, links',
              cells: ['None', '`Bidi`: left to right, apart from the sentence'],
            },
          ]}
        />
      </Section>
      <Section
        title="In an Arabic page"
        note="The number stays whole, the English name finds its direction, the list begins at the right."
      >
        <div className={shown} lang="ar" dir="rtl">
          <KeyValueList
            items={[
              {
                id: 'name',
                name: 'الاسم',
                value: (
                  <Text as="span" dir="auto" lang="en">
                    Eastern Logistics Co.
                  </Text>
                ),
              },
              { id: 'phone', name: 'الجوال', value: <Bidi>+966 50 123 4567</Bidi> },
              { id: 'number', name: 'رقم الإعلان', value: <Bidi>JP-2026-00417</Bidi> },
            ]}
          />
        </div>
      </Section>
      <Sentences
        title="Don’t"
        lines={[
          'Put a sentence together from parts: each language has its own order and its six forms of number.',
          'Set Arabic in italics or with letter-spacing, or cut it in the middle of a word.',
          'Mirror logos, clocks, media controls or digits.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Patterns/Texts in two languages',
  component: BilingualPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof BilingualPage>;
export default meta;

export const BilingualTexts: StoryObj<typeof meta> = {};
