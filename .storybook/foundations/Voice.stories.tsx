import { Columns } from '@diwan/ui/Columns/Columns';
import { Stack } from '@diwan/ui/Stack/Stack';
import { StatusChip } from '@diwan/ui/StatusChip/StatusChip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import * as styles from './foundations.css.ts';
import { voiceRules } from './voice-examples.ts';

function Example({ isGood, says }: { isGood: boolean; says: { en: string; ar: string } }) {
  return (
    <div className={styles.example}>
      <Stack gap="xs" align="start">
        <StatusChip tone={isGood ? 'positive' : 'critical'}>{isGood ? 'Like this' : 'Not like this'}</StatusChip>
        <p>{says.en}</p>
        <p lang="ar" dir="rtl" className={styles.specimen}>
          {says.ar}
        </p>
      </Stack>
    </div>
  );
}

function VoicePage() {
  return (
    <Sheet
      title="Voice"
      lead="A calm colleague who knows the work: short, exact, polite without ceremony. Each language is written, not translated; what stands under “like this” is what the product says."
    >
      {voiceRules.map(({ title, note, good, bad }) => (
        <Section key={title} title={title} note={note}>
          <Columns gap="md">
            <Example isGood says={good} />
            <Example isGood={false} says={bad} />
          </Columns>
        </Section>
      ))}
      <Sentences
        title="In English"
        lines={[
          'British spelling; sentences, not titles; contractions where they are said.',
          '“You” is the person who reads; the product has no “we”.',
          'No exclamation mark, no “please”, no “successfully” but where the specification fixes the words.',
        ]}
      />
      <Sentences
        title="In Arabic"
        lines={[
          'Modern standard Arabic, without case marks but where a word would be read wrongly.',
          'Buttons and menu items are verbal nouns (حفظ، حذف، إعادة المحاولة); sentences to the reader are imperatives (أعد المحاولة).',
          'Six forms of number, each a whole phrase: سجل واحد، سجلان، 3 سجلات، 11 سجلًا، 100 سجل.',
          'Arabic comma, semicolon and question mark (، ؛ ؟) and «these» quotation marks.',
          'People are named without guessing their gender; roles are written as the labour law has them.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Voice',
  component: VoicePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof VoicePage>;
export default meta;

export const Voice: StoryObj<typeof meta> = {};
