import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formWords } from '../Form/story-words.ts';
import { FormSection } from '../FormSection/FormSection.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SideIndex } from './SideIndex.tsx';

function StoryIndex({ hasErrors = false, lastHeight = 800 }: { hasErrors?: boolean; lastHeight?: number }) {
  const { sections, basics, basicsNote, contact, days } = formWords[useStoryLanguage()];
  const titles = { basics, contact, days };
  return (
    <Inline align="start" canWrap={false} gap="xl">
      <div style={{ position: 'sticky', insetBlockStart: 16, flex: 'none', inlineSize: 160 }}>
        <SideIndex
          label={sections}
          sections={Object.entries(titles).map(([id, title]) => ({ id, title, hasErrors: hasErrors && id !== 'days' }))}
        />
      </div>
      <div style={{ flex: 1 }}>
        <Stack>
          {Object.entries(titles).map(([id, title]) => (
            <FormSection key={id} id={id} title={title}>
              <div style={{ blockSize: id === 'days' ? lastHeight : 800 }}>{basicsNote}</div>
            </FormSection>
          ))}
        </Stack>
      </div>
    </Inline>
  );
}

const meta = { title: 'SideIndex', component: StoryIndex } satisfies Meta<typeof StoryIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheFirstSection: Story = {};
export const WithErrors: Story = { args: { hasErrors: true } };
export const LedToTheLastSection: Story = {
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getAllByRole('link').at(-1);
    last?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('heading').at(-1)).toHaveFocus();
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'location'));
    window.scrollTo({ top: 0 });
  },
};
/** It is marked at the end of the page, though it never reaches the top. */
export const ShortLastSection: Story = {
  args: { lastHeight: 80 },
  play: async ({ canvas, userEvent }) => {
    const [, before, last] = canvas.getAllByRole('link');
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'location'));
    await userEvent.click(before!);
    await waitFor(() => expect(before).toHaveAttribute('aria-current', 'location'));
    window.scrollTo({ top: 0 });
  },
};
