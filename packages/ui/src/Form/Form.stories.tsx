import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { LocalizedTextField } from '../LocalizedTextField/LocalizedTextField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SaveBar } from '../SaveBar/SaveBar.tsx';
import { Select } from '../Select/Select.tsx';
import { SideIndex } from '../SideIndex/SideIndex.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { YearPicker } from '../YearPicker/YearPicker.tsx';
import { Form } from './Form.tsx';
import { formWords } from './story-words.ts';

function WholeForm({ hasErrors = false }: { hasErrors?: boolean }) {
  const words = formWords[useStoryLanguage()];
  const [title, setTitle] = useState<{ ar: string; en?: string }>({ ar: hasErrors ? '' : 'افتتاح الفرع الشمالي' });
  const [about, setAbout] = useState<{ ar: string; en?: string }>({ ar: 'مشروع يمتد ثلاثة أشهر.' });
  const [budget, setBudget] = useState<number | null>(125_050);
  const [seats, setSeats] = useState<number | null>(12);
  const [city, setCity] = useState<string | null>('riyadh');
  const [since, setSince] = useState<number | null>(2019);
  const [phone, setPhone] = useState(hasErrors ? '0551' : '+966551234567');
  const [mail, setMail] = useState('sara@example.com');
  const [kind, setKind] = useState<string | null>('fixed');
  const [days, setDays] = useState(['sunday']);
  const errors = hasErrors
    ? [
        { name: 'title.ar', message: words.titleError },
        { name: 'phone', message: words.phoneError },
      ]
    : [];
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const index = (
    <SideIndex
      label={words.sections}
      sections={[
        { id: 'basics', title: words.basics, hasErrors },
        { id: 'contact', title: words.contact, hasErrors },
      ]}
    />
  );
  return (
    <Form label={words.form} onSubmit={() => {}} aside={index}>
      <ErrorSummary title={words.summary} errors={errors} attempt={1} />
      <FormSection id="basics" title={words.basics} description={words.basicsNote}>
        <LocalizedTextField
          label={words.title}
          name="title"
          value={title}
          onChange={setTitle}
          isRequired
          errorMessage={{ ar: errorOf('title.ar') }}
        />
        <LocalizedTextField label={words.about} name="about" value={about} onChange={setAbout} isMultiline isRequired />
        <MoneyField
          label={words.budget}
          name="budget"
          value={budget}
          onChange={setBudget}
          isRequired
          description={words.budgetNote}
        />
        <NumberField label={words.seats} name="seats" value={seats} onChange={setSeats} isRequired />
        <Select label={words.city} name="city" choices={words.cities} value={city} onChange={setCity} isRequired />
        <YearPicker label={words.since} name="since" value={since} onChange={setSince} lastYear={2026} />
      </FormSection>
      <FormSection id="contact" title={words.contact}>
        <PhoneField
          label={words.phone}
          name="phone"
          value={phone}
          onChange={setPhone}
          isRequired
          errorMessage={errorOf('phone')}
        />
        <TextField label={words.mail} name="mail" type="email" value={mail} onChange={setMail} isRequired />
        <RadioGroup label={words.kind} name="kind" choices={words.kinds} value={kind} onChange={setKind} isRequired />
        <CheckboxGroup label={words.days} name="days" choices={words.week} value={days} onChange={setDays} />
        <TextField
          label={words.number}
          name="number"
          value="PRJ-2026-000123"
          onChange={() => {}}
          dir="ltr"
          isReadOnly
        />
        <TextField label={words.owner} name="owner" value={words.ownerName} onChange={() => {}} isRequired isDisabled />
      </FormSection>
      <SaveBar summary={words.changed}>
        <Button variant="quiet">{words.cancel}</Button>
        <Button variant="primary" type="submit">
          {words.save}
        </Button>
      </SaveBar>
    </Form>
  );
}

const meta = { title: 'Form', component: WholeForm, parameters: { width: 'form' } } satisfies Meta<typeof WholeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WithErrors: Story = { args: { hasErrors: true } };
