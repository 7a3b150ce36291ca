import { CommandPalette, RetryButton } from '@diwan/ui';
import { useEffect, useMemo } from 'react';
import { useOfferedCommands } from '#crud/workflow/commands.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useSettings } from '#session/preferences/settings.ts';
import { useSession } from '#session/session-context.tsx';
import { entriesFor } from './palette-entries.tsx';
import { usePaletteState } from './use-palette.ts';

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Goes to any screen or record and runs what the record on screen offers, by keyboard alone. */
export default function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const t = useTranslate();
  const palette = usePaletteState();
  const { open, close, text, groups: found, status } = palette;
  const offered = useOfferedCommands();
  const settings = useSettings();
  const { can } = useSession();
  const go = useGo();
  useEffect(() => (isOpen ? open() : close()), [isOpen, open, close]);
  const { groups, actions } = useMemo(
    () => entriesFor({ text, offered, found, language: currentLanguage(), settings, can, t }),
    [text, offered, found, settings, can, t],
  );
  return (
    <CommandPalette
      label={t('palette:label')}
      placeholder={t('palette:placeholder')}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      text={text}
      onTextChange={palette.type}
      groups={groups}
      onChoose={(id) => {
        const deed = actions.get(id);
        onOpenChange(false);
        if (deed?.kind === 'go') go(deed.href);
        else deed?.run();
      }}
      status={statusOf()}
    />
  );

  function statusOf() {
    if (status === 'failed') {
      return (
        <>
          {t('palette:failed')}
          <RetryButton size="small" onPress={palette.retry} />
        </>
      );
    }
    if (status === 'searching') return t('palette:searching');
    if (status === 'nothing') return groups.length > 0 ? t('palette:noRecords') : t('palette:nothing');
    return undefined;
  }
}
