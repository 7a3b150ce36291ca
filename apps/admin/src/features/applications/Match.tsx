import type { MatchExplanation, MatchPart } from '@diwan/api-contract/matching/explanation';
import { cityName } from '@diwan/api-contract/values/places/cities';
import { KeyValueList, Stack, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

interface MatchProps {
  explanation: MatchExplanation | null;
  context: CellContext;
}

/** How a match score came about: what each part of the job post asks for, what of it is there, and what it earned. */
export function Match({ explanation, context }: MatchProps) {
  const { t, format } = context;
  if (!explanation) return <Text tone="muted">{t('match.unexplained')}</Text>;
  const { parts, isEligible } = explanation;
  return (
    <Stack gap="xs">
      {isEligible ? null : <Text tone="critical">{t('match.notEligible')}</Text>}
      {parts.length === 0 ? <Text tone="muted">{t('match.nothingAsked')}</Text> : null}
      <KeyValueList
        items={parts.map((part) => ({
          id: part.part,
          name: t(`match.parts.${part.part}`),
          value: (
            <>
              {said(part, context)}{' '}
              <Text as="span" size="small" tone="muted">
                {t('match.earned', { earned: format.percent(part.earned / 100), weight: format.number(part.weight) })}
              </Text>
            </>
          ),
        }))}
      />
    </Stack>
  );
}

function said(part: MatchPart, { t, format, language }: CellContext): string {
  switch (part.part) {
    case 'experience': {
      const asked =
        part.max === null
          ? t('match.yearsFrom', { min: format.number(part.min) })
          : t('match.yearsRange', { min: format.number(part.min), max: format.number(part.max) });
      return t('match.against', { has: t('years', { count: part.years }), asked });
    }
    case 'education':
      return t('match.against', {
        has: t(`choices.education.${part.has}`),
        asked: t(`choices.education.${part.asked}`),
      });
    case 'place':
      return t(`match.places.${part.outcome}`, { city: cityName(part.cityId, language) });
    case 'salary':
      return t('match.against', { has: format.money(part.expected), asked: format.money(part.most) });
    default:
      return t('match.hasOf', { has: format.number(part.has), of: format.number(part.of) });
  }
}
