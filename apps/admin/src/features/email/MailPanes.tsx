import { useRef } from 'react';
import { Composer } from './compose/Composer.tsx';
import { Conversation } from './conversation/Conversation.tsx';
import { NothingOpen } from './conversation/NothingOpen.tsx';
import { Folders } from './folders/Folders.tsx';
import { MailList } from './list/MailList.tsx';
import type { MailClient } from './mail-client.ts';
import { paneOf } from './mail-location.ts';
import { useMailKeys } from './mailbox/use-mail-keys.ts';
import { useMailbox } from './mailbox/use-mailbox.ts';
import { useOpenFocus } from './mailbox/use-open-focus.ts';
import { useRefusal } from './mailbox/use-refusal.ts';
import * as styles from './Panes.css.ts';

/** Folders, mails and the open conversation beside each other; on a phone one at a time. */
export function MailPanes({ client }: { client: MailClient }) {
  const app = useMailbox(client);
  const list = useRef<HTMLTableElement>(null);
  const { location, open } = app;
  const heading = useOpenFocus(list, app);
  useMailKeys(list, app);
  useRefusal(app);
  const hasComposer = location.composing !== null && (location.composing === 'new' || open !== undefined);
  const composer = hasComposer ? (
    <Composer
      key={`${location.composing} ${location.openId}`}
      client={client}
      composing={location.composing ?? 'new'}
      mail={location.composing === 'new' ? undefined : open}
      onSent={(sent) => {
        app.tellSent(sent);
        if (location.composing === 'draft' && open) app.move('trash', open.id);
      }}
      onClose={() => app.goTo({ composing: null }, 'replace')}
    />
  ) : null;
  return (
    <div className={styles.panes} data-pane={paneOf(location)}>
      <Folders app={app} />
      <MailList app={app} listRef={list} />
      {open && location.composing !== 'new' ? (
        <Conversation app={app} mail={open} headingRef={heading}>
          {composer}
        </Conversation>
      ) : (
        <div className={styles.pane.mail}>{composer ?? <NothingOpen app={app} />}</div>
      )}
    </div>
  );
}
