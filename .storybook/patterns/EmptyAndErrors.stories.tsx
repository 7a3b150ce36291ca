import { Button } from '@diwan/ui/Button/Button';
import { EmptyState } from '@diwan/ui/EmptyState/EmptyState';
import { ErrorState } from '@diwan/ui/ErrorState/ErrorState';
import { Skeleton } from '@diwan/ui/Skeleton/Skeleton';
import { Stack } from '@diwan/ui/Stack/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import { shown } from './patterns.css.ts';

function EmptyAndErrorsPage() {
  return (
    <Sheet
      title="Nothing, waiting, failure"
      lead="A place without content says which of them it is. Each has one line, one sentence and one way on."
    >
      <Section title="Nothing yet" note="Says what would stand here, and offers the first step.">
        <div className={shown}>
          <EmptyState
            title="No skills yet"
            description="Skills tell what a job asks for and what a person can do."
            action={<Button variant="primary">Add a skill</Button>}
          />
        </div>
      </Section>
      <Section title="Nothing found" note="Says that the search is the reason, and takes it back.">
        <div className={shown}>
          <EmptyState
            title="No skill matches “astronaut”"
            description="Two filters narrow the list as well."
            action={<Button>Clear search and filters</Button>}
          />
        </div>
      </Section>
      <Section
        title="Waiting"
        note="The shape of what comes, from the first moment; what was seen before stays while it is fetched again."
      >
        <div className={shown}>
          <Stack>
            <Skeleton shape="title" width="40%" />
            <Skeleton />
            <Skeleton width="70%" />
          </Stack>
        </div>
      </Section>
      <Section title="Failure" note="What happened, what is safe, what to do; the code is for whoever helps.">
        <div className={shown}>
          <ErrorState
            title="The list could not be loaded"
            description="The server had a problem. Nothing was changed."
            action={<Button>Try again</Button>}
            details="internal · 7f3a-22c1"
          />
        </div>
      </Section>
      <Sentences
        title="Don’t"
        lines={[
          'Show “No results” for what failed or isn’t allowed.',
          'Apologise, joke or blame: say what is so.',
          'Use a spinner for a page, or let places jump when content comes.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Patterns/Nothing, waiting, failure',
  component: EmptyAndErrorsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof EmptyAndErrorsPage>;
export default meta;

export const EmptyAndErrors: StoryObj<typeof meta> = {};
