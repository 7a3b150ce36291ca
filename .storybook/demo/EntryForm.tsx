import { demoPassword } from '@diwan/admin/mocks/auth/auth-handlers.ts';
import { me } from '@diwan/admin/mocks/seed/people.ts';
import type { SignInForm } from '@diwan/machines/demo/sign-in/demo-sign-in.types';
import { Bidi } from '@diwan/ui/Bidi/Bidi';
import { Button } from '@diwan/ui/Button/Button';
import { Checkbox } from '@diwan/ui/Checkbox/Checkbox';
import { ErrorSummary } from '@diwan/ui/ErrorSummary/ErrorSummary';
import { Form } from '@diwan/ui/Form/Form';
import { TextField } from '@diwan/ui/TextField/TextField';
import { useState } from 'react';
import { fieldText, type SignInTexts, summaryText } from './sign-in-texts.ts';
import type { DemoSignInView } from './use-demo-sign-in.ts';

interface EntryFormProps {
  view: DemoSignInView;
  texts: SignInTexts;
}

/** Signs in, or registers somebody new. */
export function EntryForm({ view, texts }: EntryFormProps) {
  const { form, errors, isRegistration, isBusy, type, submit, chooseOther } = view;
  const [attempt, setAttempt] = useState(0);
  const { title, action, other } = isRegistration ? texts.registration : texts.signIn;
  const field = <Name extends keyof SignInForm>(name: Name) => {
    const error = errors.find(({ path }) => path === name);
    return {
      name,
      label: texts.fields[name],
      isRequired: true,
      value: form[name],
      onChange: (value: SignInForm[Name]) => type({ [name]: value }),
      errorMessage: error && fieldText(error, texts),
    };
  };
  const { value: agrees, ...terms } = field('agreesToTerms');
  return (
    <Form
      label={title}
      onSubmit={() => {
        setAttempt(attempt + 1);
        submit();
      }}
    >
      <ErrorSummary
        title={texts.attention}
        attempt={attempt}
        errors={errors.map((error) => ({ name: error.path, message: summaryText(error, texts) }))}
      />
      {isRegistration && <TextField {...field('displayName')} autoComplete="off" />}
      <TextField
        {...field('email')}
        type="email"
        autoComplete="off"
        description={
          !isRegistration && (
            <>
              {texts.account}: <Bidi>{me.email}</Bidi> · <Bidi>{demoPassword}</Bidi>
            </>
          )
        }
      />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="off"
        description={isRegistration ? texts.passwordHelp : undefined}
      />
      {isRegistration && (
        <>
          <TextField {...field('confirmation')} type="password" autoComplete="off" />
          <Checkbox {...terms} isSelected={agrees} />
        </>
      )}
      <Button type="submit" variant="primary" isFullWidth isPending={isBusy}>
        {action}
      </Button>
      <Button variant="plain" isFullWidth isDisabled={isBusy} onPress={chooseOther}>
        {other}
      </Button>
    </Form>
  );
}
