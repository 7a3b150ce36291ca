import type { Mail } from '@diwan/api-contract/demo/mail';
import type { MailFolder, MailLabel } from '@diwan/api-contract/demo/mail-values';
import { shownMails } from '@diwan/machines/demo/mail/mailbox.assigns';
import { mailboxStatus, openMail } from '@diwan/machines/demo/mail/mailbox.selectors';
import { useEffect, useMemo } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import { unsentOn, useUnsent } from '#demo/use-unsent.ts';
import { useGo, useSearch } from '#navigation/navigation-context.tsx';
import type { MailClient } from '../mail-client.ts';
import { locationAddress, type MailLocation, readLocation } from '../mail-location.ts';
import { provideMailbox } from './mailbox.implementations.ts';

/** The mailbox as its screen sees it: what the address asks for, and what can be done. */
export function useMailbox(client: MailClient) {
  const search = useSearch();
  const go = useGo();
  const location = useMemo(() => readLocation(search), [search]);
  const provided = useMemo(() => provideMailbox(client), [client]);
  const unsent = client.unsent.mails;
  const [snapshot, send, actor] = useMachine(provided, {
    input: { filter: location.filter, pending: unsentOn(unsent) },
  });
  const { mails, pending, filter, search: searched, selected, meta, tags, problem, refusal } = snapshot.context;

  // What has been handed over is done even if nobody waits for the answer.
  const isHandedOver = snapshot.hasTag('saving');
  const waiting = useMemo(() => (isHandedOver ? pending.slice(1) : pending), [isHandedOver, pending]);
  useUnsent(unsent, waiting);

  const goTo = useMemo(
    () =>
      (next: Partial<MailLocation>, how: 'push' | 'replace' = 'push') =>
        go(locationAddress({ ...location, ...next }), { replace: how === 'replace' }),
    [go, location],
  );

  // The address leads, the mailbox follows; a mail that is no longer there is taken out of the address.
  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.filter !== location.filter) send({ type: 'mailbox.filterChosen', filter: location.filter });
    if (context.search !== location.search) send({ type: 'mailbox.searched', search: location.search });
    const now = actor.getSnapshot();
    if (now.context.openId === location.openId) return;
    if (location.openId === null) return send({ type: 'mail.closed' });
    const opened = { type: 'mail.opened', id: location.openId } as const;
    if (now.can(opened)) send(opened);
    else if (mailboxStatus(now) === 'showing') goTo({ openId: null, composing: null }, 'replace');
  }, [actor, send, location, snapshot, goTo]);

  const verbs = useMemo(
    () => ({
      select: (id: number, isRange: boolean) => send({ type: 'mail.selected', id, isRange }),
      selectAll: () => send({ type: 'mailbox.allSelected' }),
      clearSelection: () => send({ type: 'mailbox.selectionCleared' }),
      move: (mailFolder: MailFolder, id?: number) => send({ type: 'mailbox.moved', mailFolder, id }),
      mark: (unreadFlag: boolean, id?: number) => send({ type: 'mailbox.marked', unreadFlag, id }),
      label: (label: MailLabel, id?: number) => send({ type: 'mailbox.labelled', label, id }),
      star: ({ id, isStarred }: Mail) => send({ type: 'mail.starred', id, value: !isStarred }),
      setLabels: (id: number, labels: MailLabel[]) => send({ type: 'mail.labelsSet', id, labels }),
      refresh: () => send({ type: 'mailbox.refresh' }),
      forgetRefusal: () => send({ type: 'mailbox.refusalRead' }),
      tellSent: (mail: Mail) => send({ type: 'mail.sent', mail }),
    }),
    [send],
  );
  const shown = useMemo(
    () => shownMails({ mails, pending, filter, search: searched }),
    [mails, pending, filter, searched],
  );
  const selection = useMemo(() => {
    const keys = new Set(selected.map(String));
    return { keys, mails: keys.size > 0 ? shown.filter(({ id }) => keys.has(String(id))) : [] };
  }, [shown, selected]);
  return {
    location,
    goTo,
    status: mailboxStatus(snapshot),
    problem,
    refusal,
    meta,
    tags,
    shown,
    selected: selection.keys,
    selectedMails: selection.mails,
    open: openMail(snapshot.context),
    files: client.files,
    me: client.me.email,
    ...verbs,
  };
}

export type MailApp = ReturnType<typeof useMailbox>;
