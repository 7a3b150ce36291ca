import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { outboxMachine } from '@diwan/machines/chat/outbox.machine';
import type { Outgoing } from '@diwan/machines/chat/outbox.types';
import { announce } from '@diwan/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { connectivity } from '#api/connectivity.ts';
import { expectBody } from '#api/expect-body.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { forgetMessage, keepMessage, readOutbox } from './outbox-store.ts';

const send = ({ id: idempotencyKey, conversationId: id, text, isInternal, replyTo, attachments }: Outgoing) =>
  expectBody(
    client.chat.send({
      params: { id },
      body: { text, isInternal, replyTo, attachments: attachments.map((file) => file.id) },
      idempotencyKey,
    }),
  );

/** What is written in a conversation here and not answered yet. */
export function useOutbox(conversationId: string, onSent: (message: Message) => void) {
  const { t } = useTranslation('chat');
  const [hasUnkept, setHasUnkept] = useState(false);
  const machine = useMemo(
    () =>
      outboxMachine.provide({
        actors: {
          readOutbox: fromPromise(({ input }: { input: { conversationId: string } }) =>
            readOutbox(input.conversationId),
          ),
          sendMessage: fromPromise(({ input }: { input: { message: Outgoing } }) => send(input.message)),
        },
        actions: {
          keepMessage: (_, { message }) => void keepMessage(message).then((isKept) => isKept || setHasUnkept(true)),
          forgetMessage: (_, { id }) => void forgetMessage(id),
          announceSent: (_, { output }) => onSent(output),
          announceRefused: () => announce(t('message.failed'), 'assertive'),
        },
      }),
    [onSent, t],
  );
  const [snapshot, tell] = useMachine(machine, { input: { conversationId } });
  useEffect(() => connectivity.onReach(() => tell({ type: 'server.reached' })), [tell]);
  const { waiting, refused } = snapshot.context;
  const isUnkept = hasUnkept && waiting.length + refused.length > 0;
  useUnsavedChanges(isUnkept);
  return {
    waiting,
    refused,
    /** Whether this page alone knows of some: the browser keeps nothing. */
    isUnkept,
    isUnreachable: snapshot.hasTag('unreachable'),
    submit: useCallback(
      (written: Pick<Outgoing, 'text' | 'isInternal' | 'replyTo' | 'attachments'>) =>
        tell({
          type: 'message.submitted',
          message: { ...written, id: crypto.randomUUID(), conversationId, writtenAt: new Date().toISOString() },
        }),
      [tell, conversationId],
    ),
    retry: useCallback((id: string) => tell({ type: 'message.retried', id }), [tell]),
    discard: useCallback((id: string) => tell({ type: 'message.discarded', id }), [tell]),
  };
}
export type Outbox = ReturnType<typeof useOutbox>;
