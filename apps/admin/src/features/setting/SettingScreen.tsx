import { calendars, densities, languages, layouts, navbarModes, themes } from '@diwan/api-contract/values/staff';
import { Heading, Page, RadioGroup, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { changeLanguage } from '#session/preferences/change-language.ts';
import { usePreferences } from '#session/preferences/use-preferences.ts';
import * as styles from './Setting.css.ts';
import { SettingTabs } from './SettingTabs.tsx';

/** How the product looks for the person who is signed in. */
export default function SettingScreen() {
  const { t } = useTranslation(['setting', 'screens']);
  const crumbs = useCrumbs();
  const [preferences, change] = usePreferences();
  const choices = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <Page title={t('screens:setting')} breadcrumbs={crumbs} width="form" tabs={<SettingTabs currentKey="own" />}>
      <section className={styles.panel} aria-labelledby="appearance">
        <Heading level={2} id="appearance">
          {t('setting:appearance')}
        </Heading>
        <Text tone="muted">{t('setting:appearanceHelp')}</Text>
        <Stack gap="lg">
          <RadioGroup
            isRequired
            label={t('setting:language')}
            description={t('setting:languageHelp')}
            isInLine
            choices={choices(languages, (value) => t(`setting:languages.${value}`))}
            value={currentLanguage()}
            onChange={changeLanguage}
          />
          <RadioGroup
            isRequired
            label={t('setting:theme')}
            choices={choices(themes, (value) => t(`setting:themes.${value}`))}
            value={preferences.theme}
            onChange={(theme) => change({ theme })}
          />
          <RadioGroup
            isRequired
            label={t('setting:layout')}
            choices={choices(layouts, (value) => t(`setting:layouts.${value}`))}
            value={preferences.layout}
            onChange={(layout) => change({ layout })}
          />
          <RadioGroup
            isRequired
            label={t('setting:navbar')}
            description={t('setting:navbarHidden')}
            isInLine
            choices={choices(navbarModes, (value) => t(`setting:navbars.${value}`))}
            value={preferences.navbar}
            onChange={(navbar) => change({ navbar })}
          />
          <RadioGroup
            isRequired
            label={t('setting:density')}
            isInLine
            choices={choices(densities, (value) => t(`setting:densities.${value}`))}
            value={preferences.density}
            onChange={(density) => change({ density })}
          />
          <RadioGroup
            isRequired
            label={t('setting:calendar')}
            description={t('setting:calendarHelp')}
            isInLine
            choices={choices(calendars, (value) => t(`setting:calendars.${value}`))}
            value={preferences.calendar}
            onChange={(calendar) => change({ calendar })}
          />
        </Stack>
      </section>
    </Page>
  );
}
