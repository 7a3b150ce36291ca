import { Text } from '@diwan/ui/Text/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';

const chapters = [
  [
    'Foundations',
    'foundations-colour--colour',
    'Colour, type, space, motion, icons, voice; every value as a token to export',
  ],
  [
    'Patterns',
    'patterns-forms--forms',
    'How the pieces answer a whole task: forms, what can’t be undone, nothing and failure',
  ],
  ['Components', 'components-button--docs', 'When to use each and when not, its keys, Arabic, props and code to copy'],
  ['Screens', 'screens-list--docs', 'Screens of the product in every state, each in a window of its own'],
  [
    'Workflows',
    'workflows-simulator--work-and-delays',
    'Every state machine, drawn, with a simulator; replay of a report',
  ],
] as const;

function IntroductionPage() {
  return (
    <Sheet
      title="Diwan’s design system"
      lead="For staff who read and decide in it for eight hours: a calm control room. Nothing shouts, what needs a decision is seen first, numbers line up, and the Arabic screen is designed, not flipped."
    >
      <Section title="What is here">
        <DescriptionTable
          label="Chapters"
          columns={['Chapter', 'For', 'Begin with']}
          rows={chapters.map(([name, story, what]) => ({
            name,
            cells: [
              what,
              <a key="way" href={`./?path=/${story.endsWith('docs') ? 'docs' : 'story'}/${story}`} target="_top">
                {`Open ${name.toLowerCase()}`}
              </a>,
            ],
          }))}
        />
      </Section>
      <Sentences
        title="What we hold to"
        lines={[
          'One accent: action, current place, selection, focus. A status hue means a status.',
          'A hairline before a shadow, a word before an icon, a number before a chart.',
          'Everything works by keyboard, in both languages, at 200 % text, on a phone, without motion. The toolbar above shows each.',
          'A control that can’t be used says why.',
        ]}
      />
      <Section title="Use it">
        <Text>
          Components come from one door: <Code>{"import { Button, TextField } from '@diwan/ui'"}</Code>. Put{' '}
          <Code>UiProvider</Code> once above all of them. “Show code” below a story is code that compiles as it stands.
        </Text>
      </Section>
    </Sheet>
  );
}

const meta = {
  title: 'Introduction',
  component: IntroductionPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof IntroductionPage>;
export default meta;

export const Introduction: StoryObj<typeof meta> = {};
