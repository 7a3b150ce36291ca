import type { Reason } from '@diwan/api-contract/settings/reasons';
import { createFormat, Heading, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';

interface ReasonChangesProps {
  before: readonly Reason[];
  after: readonly Reason[];
}

const offeredCodes = (reasons: readonly Reason[]) => reasons.flatMap(({ code, isOffered }) => (isOffered ? code : []));

/** What a change of a list does to what staff are asked and to what histories say. */
export function ReasonChanges({ before, after }: ReasonChangesProps) {
  const { t } = useTranslation('setting');
  const language = currentLanguage();
  const format = createFormat(language);
  const [old, next] = [new Set(offeredCodes(before)), new Set(offeredCodes(after))];
  const named = new Map(before.map((each) => [each.code, each]));
  const names = (reasons: readonly Reason[]) => format.list(reasons.map(({ name }) => name[language]));
  const groups = {
    added: after.filter(({ code }) => next.has(code) && !old.has(code)),
    dropped: before.filter(({ code }) => old.has(code) && !next.has(code)),
    renamed: after.filter(({ code, name }) => {
      const known = named.get(code)?.name;
      return known !== undefined && (known.ar !== name.ar || known.en !== name.en);
    }),
  };
  const lines = (['added', 'dropped', 'renamed'] as const).flatMap((group) =>
    groups[group].length > 0 ? t(`marketplace.reasons.${group}`, { names: names(groups[group]) }) : [],
  );
  const kept = (reasons: readonly Reason[]) => offeredCodes(reasons).filter((code) => old.has(code) && next.has(code));
  const isMoved = kept(before).join() !== kept(after).join();
  const said = isMoved ? [...lines, t('marketplace.reasons.moved')] : lines;
  return (
    <Stack gap="xs">
      <Heading level={3}>{t('marketplace.impactTitle')}</Heading>
      <div role="status">
        {(said.length > 0 ? said : [t('marketplace.reasons.same')]).map((line) => (
          <Text key={line} tone="muted">
            {line}
          </Text>
        ))}
      </div>
    </Stack>
  );
}
