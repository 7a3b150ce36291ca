import type { Side } from '@diwan/machines/edit/edit.types';
import { Button, Dialog, Inline, RadioGroup, Stack, Text } from '@diwan/ui';
import { actorName } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useSession } from '#session/session-context.tsx';
import type { EditActor } from '../edit-actor.ts';
import { DisputedValue } from './DisputedValue.tsx';
import { useConflict } from './use-conflict.ts';
import { useDisputeLabel } from './use-dispute-label.ts';

interface ConflictProps {
  actor: EditActor;
}

const sides: readonly Side[] = ['mine', 'theirs'];

/** Somebody else saved first: for each thing that both changed, what it was, mine and theirs, and the choice between them. */
export default function Conflict({ actor }: ConflictProps) {
  const conflict = useConflict(actor);
  const { t } = useResource();
  const labelOf = useDisputeLabel();
  const { theirs, disputes, choices } = conflict;
  const { user } = useSession();
  if (!theirs) return null;
  const isOwn = theirs.updatedBy.id === user?.uid;
  const left = disputes.filter(({ path }) => !choices[path]).length;
  return (
    <Dialog
      title={t(isOwn ? 'forms:conflict.own.title' : 'forms:conflict.title')}
      size="large"
      isOpen
      isDismissable={false}
      onClose={conflict.leave}
      footer={
        <>
          <Button variant="quiet" onPress={conflict.leave}>
            {t('forms:conflict.back')}
          </Button>
          <Button variant="primary" isDisabled={!conflict.isDecided} onPress={conflict.merge}>
            {t(conflict.isSaving ? 'forms:conflict.save' : 'forms:conflict.continue')}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Text>
          {isOwn ? t('forms:conflict.own.text') : t('forms:conflict.text', { name: actorName(theirs.updatedBy, t) })}
        </Text>
        <Inline gap="sm" align="center">
          <Button size="small" onPress={() => conflict.chooseAll('mine')}>
            {t('forms:conflict.allMine')}
          </Button>
          <Button size="small" onPress={() => conflict.chooseAll('theirs')}>
            {t('forms:conflict.allTheirs')}
          </Button>
          {left > 0 ? <Text tone="muted">{t('forms:conflict.left', { count: left })}</Text> : null}
        </Inline>
        {disputes.map((dispute) => (
          <RadioGroup
            key={dispute.path}
            name={`conflict.${dispute.path}`}
            label={labelOf(dispute.path)}
            isRequired
            description={
              <>
                {t('forms:conflict.before')}
                <DisputedValue path={dispute.path} value={dispute.base} />
              </>
            }
            choices={sides.map((side) => ({
              value: side,
              label: t(`forms:conflict.${side}`),
              description: <DisputedValue path={dispute.path} value={dispute[side]} />,
            }))}
            value={choices[dispute.path] ?? null}
            onChange={(side) => conflict.choose(dispute.path, side)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
