import { Button } from '@diwan/ui/Button/Button';
import { measures } from '@diwan/ui/theme/measures';
import { vars } from '@diwan/ui/theme/vars.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import * as styles from './foundations.css.ts';

type Duration = keyof typeof measures.duration;
const durations = Object.keys(measures.duration) as Duration[];
const uses: Record<Duration, string> = {
  state: 'A control changes: hover, pressed, chosen',
  overlay: 'A menu, a dialog, a drawer comes or goes',
  highlight: 'A row that somebody else has just changed fades back',
  turn: 'A wheel turns once while something is under way',
  breath: 'A skeleton fades and is back, once',
  patience: 'What is over sooner is not announced',
};

function MotionPage() {
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <Sheet
      title="Motion"
      lead="Motion says where a thing came from, and is over before anybody waits for it. Nothing moves for a person who asks for less motion."
    >
      <Section title="Durations" note="Set Motion in the toolbar to reduced: every duration becomes nothing.">
        <DescriptionTable
          label="Durations"
          columns={['Name', 'Value', 'Seen', 'For']}
          rows={durations.map((name) => ({
            name,
            cells: [
              <Code key="value">{measures.duration[name]}</Code>,
              <div key="seen" className={styles.track}>
                <div
                  className={styles.runner}
                  data-moved={hasMoved || undefined}
                  style={{ transition: `transform ${vars.duration[name]} ${vars.easing.out}` }}
                />
              </div>,
              uses[name],
            ],
          }))}
        />
        <div>
          <Button onPress={() => setHasMoved(!hasMoved)}>Move them</Button>
        </div>
      </Section>
      <Section title="Easing">
        <DescriptionTable
          label="Easing"
          columns={['Name', 'Value', 'For']}
          rows={[
            {
              name: 'out',
              cells: [<Code key="value">{measures.easing.out}</Code>, 'Everything: fast first, then to rest'],
            },
            {
              name: 'inOut',
              cells: [<Code key="value">{measures.easing.inOut}</Code>, 'What goes and comes back: a skeleton'],
            },
            { name: 'even', cells: [<Code key="value">{measures.easing.even}</Code>, 'What turns or fills'] },
          ]}
        />
      </Section>
      <Sentences
        title="Rules"
        lines={[
          'Only opacity and transform move: whatever moves a neighbour is not animated.',
          'Rows of a list do not travel; a changed row is lit for a moment.',
          'From the side means from the inline start or end: multiply by vars.direction.',
          'A skeleton that stands longer than a second does not shimmer.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MotionPage>;
export default meta;

export const Motion: StoryObj<typeof meta> = {};
