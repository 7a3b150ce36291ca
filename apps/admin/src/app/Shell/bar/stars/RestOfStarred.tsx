import { IconButton, Menu, MenuItem, MenuTrigger } from '@diwan/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenName } from '#navigation/screens/use-screen-name.ts';

export interface RestOfStarredProps {
  paths: readonly string[];
}

/** The bookmarked screens for which there is no room. */
export default function RestOfStarred({ paths }: RestOfStarredProps) {
  const { t } = useTranslation('shell');
  const nameOf = useScreenName();
  return (
    <MenuTrigger>
      <IconButton icon={<Ellipsis />} label={t('stars.more')} tooltipPlacement="bottom" />
      <Menu aria-label={t('stars.more')}>
        {paths.map((each) => (
          <MenuItem key={each} id={each} href={each}>
            {nameOf(each)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
