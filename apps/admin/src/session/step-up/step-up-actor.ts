import type { Proof } from '@diwan/api-contract/endpoints/account/factors';
import { stepUpMachine } from '@diwan/machines/step-up/step-up.machine';
import { fromPromise, waitFor } from 'xstate';
import { createActor } from '#actors/create-actor.ts';
import { client, giveStepUp } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import type { Tabs } from '../tabs.ts';

export type StepUpActor = ReturnType<typeof startStepUp>;

/** What a device of theirs signs; the code that asks it comes when it is needed. */
async function signedByPasskey(): Promise<Proof> {
  const [{ signWithPasskey }, options] = await Promise.all([
    import('../passkeys/device.ts'),
    expectBody(client.factors.beginStepUp({ body: {} })),
  ]);
  return { by: 'passkey', credential: await signWithPasskey(options) };
}

/** Asks in this tab for a fresh proof of who somebody is, whenever a call is refused without one; tabs share their session, so one proof is enough. */
export function startStepUp(tabs: Tabs) {
  const actor = createActor(
    stepUpMachine.provide({
      actors: {
        fetchMeans: fromPromise(async () => (await expectBody(client.factors.view())).stepUpBy),
        prove: fromPromise(async ({ input }) => {
          const proof = input.proof.by === 'passkey' ? await signedByPasskey() : input.proof;
          return expectBody(client.factors.stepUp({ body: proof }));
        }),
      },
      actions: { announceProof: () => tabs.tell({ type: 'proved' }) },
    }),
    { id: 'stepUp' },
  );
  actor.start();
  giveStepUp(async () => {
    actor.send({ type: 'stepUp.wanted' });
    const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('asking'), { timeout: Infinity });
    return settled.matches('proved');
  });
  const stopListening = tabs.listen((message) => {
    if (message.type === 'proved') actor.send({ type: 'stepUp.provedElsewhere' });
  });
  actor.subscribe({ complete: stopListening });
  return actor;
}
