import { useRef } from 'react';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { Folders } from './Folders.tsx';
import { MailList } from './MailList.tsx';
import type { MailClient } from './mail-client.ts';
import { paneOf } from './mail-place.ts';
import { NothingOpen } from './NothingOpen.tsx';
import * as styles from './Panes.css.ts';
import { useMailKeys } from './use-mail-keys.ts';
import { useMailbox } from './use-mailbox.ts';
import { useOpenFocus } from './use-open-focus.ts';
import { useRefusal } from './use-refusal.ts';

/** Folders, mails and the open conversation beside each other; on a phone one at a time. */
export function MailPanes({ client }: { client: MailClient }) {
  const app = useMailbox(client);
  const list = useRef<HTMLTableElement>(null);
  const { place, open } = app;
  const heading = useOpenFocus(list, app);
  useMailKeys(list, app);
  useRefusal(app);
  const hasComposer = place.composing !== null && (place.composing === 'new' || open !== undefined);
  const composer = hasComposer ? (
    <Composer
      key={`${place.composing} ${place.openId}`}
      client={client}
      composing={place.composing ?? 'new'}
      mail={place.composing === 'new' ? undefined : open}
      onSent={(sent) => {
        app.tellSent(sent);
        if (place.composing === 'draft' && open) app.move('trash', open.id);
      }}
      onClose={() => app.goTo({ composing: null }, 'replace')}
    />
  ) : null;
  return (
    <div className={styles.panes} data-pane={paneOf(place)}>
      <Folders app={app} />
      <MailList app={app} listRef={list} />
      {open && place.composing !== 'new' ? (
        <Conversation app={app} mail={open} headingRef={heading}>
          {composer}
        </Conversation>
      ) : (
        <div className={styles.pane.mail}>{composer ?? <NothingOpen app={app} />}</div>
      )}
    </div>
  );
}
