import { neededReasons, type Reason, type ReasonList } from '@diwan/api-contract/settings/reasons';
import { Button, Columns, IconButton, Inline, Stack, Switch, Text, TextField } from '@diwan/ui';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from '#features/setting/Setting.css.ts';
import { currentLanguage } from '#messages/language.ts';
import { newReason } from './new-reason.ts';

interface ReasonsInputProps {
  list: ReasonList;
  value: readonly Reason[];
  /** Whether a name that is missing is said. */
  isChecked: boolean;
  onChange: (value: Reason[]) => void;
}

/** The reasons of a list: what they are called, in which order, and whether they are offered. */
export function ReasonsInput({ list, value, isChecked, onChange }: ReasonsInputProps) {
  const { t } = useTranslation('setting');
  const language = currentLanguage();
  const needed = neededReasons(list);
  const change = (code: string, part: Partial<Reason>) =>
    onChange(value.map((each) => (each.code === code ? { ...each, ...part } : each)));
  const move = (index: number, by: -1 | 1) => {
    const next = [...value];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <Stack gap="md">
      <Text tone="muted">{t('marketplace.reasons.kept')}</Text>
      <ol className={styles.rows}>
        {value.map(({ code, name, isOffered }, index) => {
          const label = name[language] || t('marketplace.reasons.untitled');
          const errorOf = (text: string) =>
            isChecked && text.trim() === '' ? t('marketplace.reasons.missing') : undefined;
          return (
            <li key={code} className={styles.row}>
              <div role="group" aria-label={label} className={styles.said}>
                <Columns count={2} gap="sm">
                  <TextField
                    label={t('marketplace.reasons.arabic')}
                    lang="ar"
                    isRequired
                    maxLength={80}
                    value={name.ar}
                    errorMessage={errorOf(name.ar)}
                    onChange={(ar) => change(code, { name: { ...name, ar } })}
                  />
                  <TextField
                    label={t('marketplace.reasons.english')}
                    lang="en"
                    isRequired
                    maxLength={80}
                    value={name.en}
                    errorMessage={errorOf(name.en)}
                    onChange={(en) => change(code, { name: { ...name, en } })}
                  />
                </Columns>
                <Inline gap="sm">
                  <Switch
                    label={t('marketplace.reasons.isOffered')}
                    description={needed.includes(code) ? t('marketplace.reasons.needed') : undefined}
                    isDisabled={needed.includes(code)}
                    isSelected={isOffered}
                    onChange={(next) => change(code, { isOffered: next })}
                  />
                  <IconButton
                    icon={<ArrowUp />}
                    size="small"
                    variant="quiet"
                    label={t('marketplace.reasons.up', { name: label })}
                    isDisabled={index === 0}
                    onPress={() => move(index, -1)}
                  />
                  <IconButton
                    icon={<ArrowDown />}
                    size="small"
                    variant="quiet"
                    label={t('marketplace.reasons.down', { name: label })}
                    isDisabled={index === value.length - 1}
                    onPress={() => move(index, 1)}
                  />
                </Inline>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button size="small" onPress={() => onChange([...value, newReason(value)])}>
          <Plus />
          {t('marketplace.reasons.add')}
        </Button>
      </div>
    </Stack>
  );
}
