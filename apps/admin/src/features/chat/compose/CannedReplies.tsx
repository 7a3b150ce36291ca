import type { Conversation } from '@diwan/api-contract/resources/conversations';
import { Button, Menu, MenuItem, MenuTrigger } from '@diwan/ui';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { loadMessagesIn } from '#messages/messages.ts';
import { useSession } from '#session/session-context.tsx';

const replies = ['greeting', 'looking', 'documents', 'refund', 'application', 'closing'] as const;

interface CannedRepliesProps {
  conversation: Conversation;
  onPick: (text: string) => void;
}

/** Answers that are written often, in the language of the conversation, with whoever and whatever it is about. */
export function CannedReplies({ conversation, onPick }: CannedRepliesProps) {
  const { t, i18n } = useTranslation('chat');
  const { user } = useSession();
  const { language, participants, about, number } = conversation;
  const [first] = participants;
  const values = {
    name: first ? localizedLabel(first.label, language) : '',
    agent: user?.displayName ?? '',
    number: about && about.resource !== 'jobPosts' ? about.label.ar : number,
  };
  async function pick(key: (typeof replies)[number]) {
    await loadMessagesIn(language, 'chat');
    onPick(i18n.getFixedT(language, 'chat')(`canned.${key}.text`, values));
  }
  return (
    <MenuTrigger>
      <Button size="small" variant="plain" icon={<MessageSquareText />}>
        {t('composer.canned')}
      </Button>
      <Menu aria-label={t('composer.canned')} placement="bottom start">
        {replies.map((key) => (
          <MenuItem key={key} onAction={() => void pick(key)}>
            {t(`canned.${key}.name`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
