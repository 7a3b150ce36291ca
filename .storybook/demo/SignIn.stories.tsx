import { demoPassword } from '@diwan/admin/mocks/auth/auth-handlers.ts';
import { me } from '@diwan/admin/mocks/seed/people.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionTable } from '../parts/DescriptionTable.tsx';
import { DemoEntry } from './DemoEntry.tsx';
import { type SignInTexts, signInTexts } from './sign-in-texts.ts';

const meta = {
  title: 'Demo/Sign-in and registration',
  component: DemoEntry,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof DemoEntry>;
export default meta;

type Story = StoryObj<typeof meta>;
type Field = keyof SignInTexts['fields'];

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** What somebody does and sees there, in the story's language. */
async function visit({ canvasElement, globals }: Played) {
  const canvas = within(canvasElement);
  const texts = signInTexts[globals.language === 'en' ? 'en' : 'ar'];
  await canvas.findByRole('heading', { level: 1, name: texts.signIn.title });
  const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
  const type = async (typed: Partial<Record<Field, string>>) => {
    for (const [field, text] of Object.entries(typed)) {
      const box = canvas.getByLabelText(texts.fields[field as Field]);
      await userEvent.clear(box);
      await userEvent.type(box, text);
    }
  };
  return {
    texts,
    canvas,
    press,
    type,
    agree: () => userEvent.click(canvas.getByRole('checkbox', { name: texts.fields.agreesToTerms })),
    see: async (text: string | RegExp) => expect(await canvas.findByText(text)).toBeVisible(),
    seeError: (field: Field, text: string) =>
      expect(canvas.getByLabelText(texts.fields[field])).toHaveAccessibleDescription(expect.stringContaining(text)),
    seeSummary: async (...lines: string[]) => {
      const summary = await canvas.findByRole('alert');
      await expect(summary).toHaveFocus();
      const links = within(summary).getAllByRole('link');
      await expect(links.map(({ textContent }) => textContent)).toEqual(lines);
    },
    secondsLeft: async () => Number((await canvas.findByRole('meter')).getAttribute('aria-valuenow')),
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

async function signIn({ type, press, texts }: Visit, password = demoPassword) {
  await type({ email: me.email, password });
  await press(texts.signIn.action);
}

const newcomer = {
  displayName: 'Sara Ali',
  email: 'sara.ali@demo.example',
  password: 'secret',
  confirmation: 'secret',
};

async function register({ type, press, agree, canvas, texts }: Visit, typed: Partial<typeof newcomer> = {}) {
  await press(texts.signIn.other);
  await canvas.findByRole('heading', { name: texts.registration.title });
  await type({ ...newcomer, ...typed });
  await agree();
  await press(texts.registration.action);
}

export const SignIn: Story = {};

export const SignInMissing: Story = {
  name: 'MSG-01 MSG-02 What is missing or malformed is said before anybody is asked',
  play: async (context) => {
    const { texts, type, press, seeSummary, seeError } = await visit(context);
    await type({ email: 'sara' });
    await press(texts.signIn.action);
    const required = texts.invalid.required.replace('{attr}', texts.fields.password);
    await seeSummary(texts.invalid.invalidEmail, required);
    await seeError('email', texts.invalid.invalidEmail);
    await seeError('password', required);
  },
};

export const WrongCredentials: Story = {
  name: 'MSG-18 Wrong credentials are said, and what was typed stays',
  play: async (context) => {
    const visitor = await visit(context);
    await signIn(visitor, 'wrong');
    const alert = await visitor.canvas.findByRole('alert');
    for (const words of visitor.texts.problems.wrongCredentials) await expect(alert).toHaveTextContent(words);
    await expect(visitor.canvas.getByLabelText(visitor.texts.fields.email)).toHaveValue(me.email);
  },
};

export const SignedIn: Story = {
  name: 'DEMO-05 Signed in with a token that lives 8000 seconds',
  play: async (context) => {
    const visitor = await visit(context);
    await signIn(visitor);
    const heading = await visitor.canvas.findByRole('heading', { name: visitor.texts.signedIn(me.name) });
    await expect(heading).toHaveFocus();
    const left = await visitor.secondsLeft();
    await expect(left > 7_900 && left <= 8_000).toBe(true);
  },
};

export const Renewed: Story = {
  name: 'DEMO-05 A token is renewed while it lives',
  play: async (context) => {
    const visitor = await visit(context);
    await signIn(visitor);
    const seeLeft = (isSo: (left: number) => boolean) =>
      waitFor(async () => expect(isSo(await visitor.secondsLeft())).toBe(true), { timeout: 10_000 });
    await seeLeft((left) => left < 7_999);
    await visitor.press(visitor.texts.renew);
    await seeLeft((left) => left >= 7_999);
  },
};

export const TokenExpired: Story = {
  name: 'MSG-24 A token that has run out is not renewed',
  play: async (context) => {
    const visitor = await visit(context);
    await signIn(visitor);
    await visitor.press(visitor.texts.skip);
    await expect(await visitor.secondsLeft()).toBe(0);
    await visitor.press(visitor.texts.renew);
    const alert = await visitor.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(visitor.texts.problems.invalidAccessToken[1]!);
    await expect(visitor.canvas.getByRole('heading', { name: visitor.texts.signIn.title })).toBeVisible();
  },
};

export const Registration: Story = {
  play: async (context) => {
    const { texts, press, canvas } = await visit(context);
    await press(texts.signIn.other);
    await expect(await canvas.findByRole('heading', { name: texts.registration.title })).toHaveFocus();
  },
};

export const RegistrationInvalid: Story = {
  name: 'MSG-04 MSG-05 MSG-07 MSG-17 A registration says what is wrong, at each field and above',
  play: async (context) => {
    const { texts, press, type, canvas, seeSummary, seeError } = await visit(context);
    await press(texts.signIn.other);
    await canvas.findByRole('heading', { name: texts.registration.title });
    await type({ email: newcomer.email, password: 'short', confirmation: 'shorter' });
    await press(texts.registration.action);
    const { invalid, summary } = texts;
    await seeSummary(
      summary['displayName required'],
      invalid.tooShort,
      summary['confirmation passwordsDiffer'],
      invalid.termsNotAgreed,
    );
    await seeError('password', invalid.tooShort);
    await seeError('confirmation', invalid.passwordsDiffer);
    await seeError('agreesToTerms', invalid.termsNotAgreed);
  },
};

export const EmailInUse: Story = {
  name: 'MSG-17 An e-mail that is in use is said at its field',
  play: async (context) => {
    const visitor = await visit(context);
    await register(visitor, { email: me.email });
    await visitor.seeSummary(visitor.texts.invalid.emailTaken);
    await visitor.seeError('email', visitor.texts.invalid.emailTaken);
  },
};

export const Registered: Story = {
  name: 'DEMO-05 Whoever registers is signed in, and can sign in again',
  play: async (context) => {
    const visitor = await visit(context);
    await register(visitor);
    await visitor.see(visitor.texts.signedIn(newcomer.displayName));
    await visitor.press(visitor.texts.signOut);
    await visitor.type({ email: newcomer.email, password: newcomer.password });
    await visitor.press(visitor.texts.signIn.action);
    await visitor.see(visitor.texts.signedIn(newcomer.displayName));
  },
};

export const Failing: Story = {
  args: { isFailing: true },
  play: async (context) => {
    const visitor = await visit(context);
    await signIn(visitor);
    await expect(await visitor.canvas.findByRole('alert')).toHaveTextContent(visitor.texts.problems.unavailable[0]!);
  },
};

const wording = (['en', 'ar'] as const).map((language) => {
  const { invalid, summary, problems } = signInTexts[language];
  return [
    invalid.required,
    invalid.invalidEmail,
    invalid.passwordsDiffer,
    invalid.tooShort,
    invalid.termsNotAgreed,
    summary['confirmation passwordsDiffer'],
    summary['displayName required'],
    invalid.emailTaken,
    ...problems.wrongCredentials,
    problems.invalidAccessToken[1]!,
  ];
});

/** What the specification has these screens say, and how they say it in Arabic. */
export const Messages: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DescriptionTable
      label="Messages"
      columns={['English', 'Arabic']}
      rows={wording[0]!.map((english, index) => ({
        name: english,
        cells: [
          <bdi key="ar" lang="ar">
            {wording[1]![index]}
          </bdi>,
        ],
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '{attr} is required',
      'Invalid email address',
      "passwords doesn't match",
      'A password has at least 6 characters',
      'The terms of use must be agreed to',
      "Password doesn't match. Please try again.",
      'Please enter your name.',
      'This email is already in use.',
      'Wrong Email or Password',
      'Email Or Password Invalid',
      'Invalid access token',
    ]);
  },
};
