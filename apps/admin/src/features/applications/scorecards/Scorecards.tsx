import type { ScorecardSheet } from '@diwan/api-contract/endpoints/hiring/scorecards';
import type { Application } from '@diwan/api-contract/resources/applications';
import { Button, Heading, Inline, Stack, Text } from '@diwan/ui';
import { ClipboardPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { ScorecardTable } from './ScorecardTable.tsx';
import { useScorecards } from './use-scorecards.ts';

const ScorecardDialog = lazyNow([], () => import('./ScorecardDialog.tsx'));

/** What colleagues think of a candidate, on the whole and after each meeting; each for themselves first. */
export default function Scorecards({ application }: { application: Application }) {
  const { t } = useResource();
  const { value, problem, refresh } = useScorecards(application.id);
  const [asked, setAsked] = useState<ScorecardSheet | null>(null);
  const aboutOf = ({ interview }: ScorecardSheet) =>
    interview ? t('scorecards.meeting', { title: interview.title }) : t('scorecards.whole');

  if (!value) return problem ? <PartProblem problem={problem} onRetry={refresh} /> : <LoadingText lines={3} />;
  const { criteria, isOpen, sheets } = value;
  const own = asked?.cards.find(({ isMine }) => isMine) ?? null;
  return (
    <Stack gap="lg">
      {isOpen ? null : <Text tone="muted">{t('scorecards.ended')}</Text>}
      {sheets.map((sheet) => (
        <Sheet
          key={sheet.interview?.id ?? 'whole'}
          about={aboutOf(sheet)}
          sheet={sheet}
          onJudge={isOpen ? () => setAsked(sheet) : undefined}
        />
      ))}
      <Suspense fallback={null}>
        {asked ? (
          <ScorecardDialog
            about={aboutOf(asked)}
            criteria={criteria}
            target={
              own
                ? { kind: 'own', id: own.id, version: own.version }
                : { kind: 'new', applicationId: application.id, interviewId: asked.interview?.id ?? null }
            }
            own={own}
            onSaved={() => {
              setAsked(null);
              refresh();
            }}
            onClose={() => {
              setAsked(null);
              refresh();
            }}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}

interface SheetProps {
  about: string;
  sheet: ScorecardSheet;
  /** Absent once there is a decision. */
  onJudge: (() => void) | undefined;
}

function Sheet({ about, sheet, onJudge }: SheetProps) {
  const { t, format } = useResource();
  const { cards, hidden } = sheet;
  const hasOwn = cards.some(({ isMine }) => isMine);
  return (
    <section aria-label={about}>
      <Stack gap="sm">
        <Heading level={3}>
          <span dir="auto">{about}</span>
        </Heading>
        {hidden > 0 ? (
          <Text tone="muted">{t('scorecards.hidden', { count: hidden, number: format.number(hidden) })}</Text>
        ) : null}
        {cards.length > 0 ? <ScorecardTable about={about} sheet={sheet} /> : null}
        {cards.length === 0 && hidden === 0 ? <Text tone="muted">{t('scorecards.none')}</Text> : null}
        {onJudge ? (
          <Inline>
            <Button icon={<ClipboardPen />} onPress={onJudge}>
              {t(hasOwn ? 'scorecards.change' : 'scorecards.give')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </section>
  );
}
