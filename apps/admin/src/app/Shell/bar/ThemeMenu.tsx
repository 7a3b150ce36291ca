import { themes } from '@diwan/api-contract/values/staff';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@diwan/ui';
import { Check, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#session/preferences/use-preferences.ts';

export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const [preferences, change] = usePreferences();
  return (
    <MenuTrigger>
      <IconButton icon={<SunMoon size={20} />} label={t('theme.label')} tooltipPlacement="bottom" />
      <Menu aria-label={t('theme.label')} placement="bottom end">
        {themes.map((theme) => (
          <MenuItem
            key={theme}
            id={theme}
            icon={theme === preferences.theme ? <Check /> : undefined}
            onAction={() => change({ theme })}
          >
            {t(`theme.${theme}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
