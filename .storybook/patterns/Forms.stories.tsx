import { Button } from '@diwan/ui/Button/Button';
import { ErrorSummary } from '@diwan/ui/ErrorSummary/ErrorSummary';
import { Form } from '@diwan/ui/Form/Form';
import { FormSection } from '@diwan/ui/FormSection/FormSection';
import { Inline } from '@diwan/ui/Inline/Inline';
import { LocalizedTextField, type LocalizedValue } from '@diwan/ui/LocalizedTextField/LocalizedTextField';
import { TextField } from '@diwan/ui/TextField/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import { shown } from './patterns.css.ts';

function Example() {
  const [name, setName] = useState<LocalizedValue>({ ar: '', en: '' });
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && name.ar === '';
  return (
    <div className={shown}>
      <Form label="A skill" onSubmit={() => setAttempt(attempt + 1)}>
        {isMissing ? (
          <ErrorSummary
            title="Not saved: one field needs correcting"
            errors={[{ name: 'name.ar', message: 'Write the name in Arabic' }]}
            attempt={attempt}
          />
        ) : null}
        <FormSection id="name-and-code" title="Name and code">
          <LocalizedTextField
            label="Name"
            name="name"
            value={name}
            onChange={setName}
            errorMessage={isMissing ? { ar: 'Write the name in Arabic' } : {}}
            isRequired
          />
          <TextField
            label="Code"
            description="As the classification has it."
            value={code}
            onChange={setCode}
            dir="ltr"
          />
        </FormSection>
        <Inline justify="end">
          <Button variant="primary" type="submit">
            Save
          </Button>
        </Inline>
      </Form>
    </div>
  );
}

function FormsPage() {
  return (
    <Sheet
      title="Forms"
      lead="A form asks in the order in which people think, says beside each field what is wrong, and never loses what was written."
    >
      <Section
        title="A whole form"
        note="Press “Save” while the Arabic name is empty: the summary takes the focus, and leads to the field."
      >
        <Example />
      </Section>
      <Sentences
        title="Do"
        lines={[
          'Put the label above and leave it there; help stays below while one types.',
          'Mark what is optional, not what is required.',
          'Check a field when it is left, all of them when it is saved; say how to put it right.',
          'Arabic and English of one text stand side by side, Arabic first.',
          'Keep what was written through an error, a lost session and a closed window.',
        ]}
      />
      <Sentences
        title="Don’t"
        lines={[
          'Disable “Save” until all is right: nobody learns what is missing.',
          'Use a placeholder as a label, or an asterisk as the only sign.',
          'Ask for a code where a name can be chosen.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Patterns/Forms',
  component: FormsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FormsPage>;
export default meta;

export const Forms: StoryObj<typeof meta> = {};
