import { Logo } from '@diwan/admin/identity/Logo.tsx';
import { Mark } from '@diwan/admin/identity/Mark.tsx';
import { speak } from '@diwan/admin/test/story-edge.ts';
import { Inline } from '@diwan/ui/Inline/Inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';

const sizes = [16, 20, 24, 32, 48, 64];

function IdentityPage() {
  return (
    <Sheet
      title="Identity"
      lead="A diwan is the hall in which people are received and their names are written down. The mark is its arch, and somebody who stands in it."
    >
      <Section title="Mark" note="Legible from 16 pixels; in the colour of the text around it.">
        <Inline gap="md" align="center">
          {sizes.map((size) => (
            <Mark key={size} size={size} />
          ))}
        </Inline>
      </Section>
      <Section title="Name" note="Drawn in lines of one width, in the language in use; dots are round in both.">
        <Inline gap="md" align="center">
          <Logo />
          <Logo size="large" />
        </Inline>
      </Section>
      <Sentences
        title="Rules"
        lines={[
          'One colour, that of text: the accent is for what can be done.',
          'Never mirrored: the arch is the same from both sides.',
          'On its own only where the name has been read: the icon of a tab, a page outside of the shell.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Identity',
  component: IdentityPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  beforeEach: ({ globals }) => speak(globals.language === 'en' ? 'en' : 'ar', []),
} satisfies Meta<typeof IdentityPage>;
export default meta;

export const Identity: StoryObj<typeof meta> = {};
