import { languages } from '@diwan/api-contract/values/staff';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@diwan/ui';
import { Check, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { changeLanguage } from '#session/preferences/change-language.ts';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <MenuTrigger>
      <IconButton icon={<Languages size={20} />} label={t('language.label')} tooltipPlacement="bottom" />
      <Menu aria-label={t('language.label')} placement="bottom end">
        {languages.map((language) => (
          <MenuItem
            key={language}
            id={language}
            icon={language === currentLanguage() ? <Check /> : undefined}
            onAction={() => changeLanguage(language)}
          >
            {t(`language.${language}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
