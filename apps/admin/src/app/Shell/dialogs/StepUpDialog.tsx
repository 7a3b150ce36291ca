import type { Problem } from '@diwan/api-contract/problem';
import { Banner, Button, Dialog, Form, focusField, Inline, Stack, Text, TextField } from '@diwan/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from '#actors/use-selector.ts';
import { useSession } from '#session/session-context.tsx';
import type { StepUpActor } from '#session/step-up/step-up-actor.ts';

/** Asks for a fresh proof of who somebody is; what they were about to do goes on after it. */
export default function StepUpDialog({ actor }: { actor: StepUpActor }) {
  const { t } = useTranslation('stepUp');
  const { logOut } = useSession();
  const { means, problem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ asked: 'failed' }));
  const [isCodeWanted, setCodeWanted] = useState(false);
  const by = means === 'passkey' && isCodeWanted ? 'code' : means;
  const cancel = () => actor.send({ type: 'stepUp.cancelled' });
  return (
    <Dialog
      title={t('title')}
      size="small"
      isOpen
      isDismissable={false}
      onClose={cancel}
      footer={
        <>
          <Button onPress={cancel}>{t('cancel')}</Button>
          {hasFailed ? (
            <Button variant="primary" onPress={() => actor.send({ type: 'stepUp.retried' })}>
              {t('retry')}
            </Button>
          ) : by === 'provider' ? (
            <Button variant="primary" onPress={logOut}>
              {t('logOut')}
            </Button>
          ) : by === 'passkey' ? (
            <Button
              variant="primary"
              isPending={isBusy}
              onPress={() => actor.send({ type: 'stepUp.proofGiven', proof: { by } })}
            >
              {t('usePasskey')}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="primary" isPending={isBusy}>
              {t('submit')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        {problem ? <Banner tone="critical">{t(refusalOf(problem))}</Banner> : null}
        <Text>{t(by === 'provider' ? 'atProvider' : 'text')}</Text>
        {by === 'password' || by === 'code' ? <Proof key={by} by={by} actor={actor} /> : null}
        {means === 'passkey' ? (
          <Inline gap="sm">
            <Button size="small" isDisabled={isBusy} onPress={() => setCodeWanted(!isCodeWanted)}>
              {t(isCodeWanted ? 'passkeyInstead' : 'codeInstead')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Dialog>
  );
}

const formId = 'step-up';

function Proof({ by, actor }: { by: 'password' | 'code'; actor: StepUpActor }) {
  const { t } = useTranslation('stepUp');
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  useEffect(() => focusField('proof'), []);
  function submit() {
    setTried(true);
    if (typed.trim() === '') return;
    const proof = by === 'password' ? { by, password: typed } : { by, code: typed };
    actor.send({ type: 'stepUp.proofGiven', proof });
  }
  return (
    <Form id={formId} label={t('title')} username={user?.email ?? ''} onSubmit={submit}>
      <TextField
        label={t(by)}
        name="proof"
        type={by === 'password' ? 'password' : 'text'}
        dir="ltr"
        isRequired
        autoComplete={by === 'password' ? 'current-password' : 'one-time-code'}
        value={typed}
        onChange={setTyped}
        description={by === 'code' ? t('codeHelp') : undefined}
        errorMessage={isTried && typed.trim() === '' ? t(by === 'code' ? 'codeMissing' : 'passwordMissing') : undefined}
      />
    </Form>
  );
}

function refusalOf({ code, errors }: Problem): 'wrong' | 'rateLimited' | 'notConfirmed' | 'failed' {
  if (errors?.length) return 'wrong';
  return code === 'rateLimited' || code === 'notConfirmed' ? code : 'failed';
}
