import type { ExportFormat } from '@diwan/api-contract/page';
import { Banner, Button, Inline, RadioGroup, Stack, Text } from '@diwan/ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useResource } from '../resource/resource-context.ts';
import type { useExport } from './use-export.ts';

interface ExportOfferProps {
  file: ReturnType<typeof useExport>;
  shownColumns: number;
  onStart: (wish: { format: ExportFormat; hasEveryColumn: boolean }) => void;
}

const formats = ['xlsx', 'csv'] as const;

/** What an export would hold, in which columns and format; while it is being made, the way to stop it. */
export function ExportOffer({ file, shownColumns, onStart }: ExportOfferProps) {
  const { resource, t } = useResource();
  const [columns, setColumns] = useState('shown');
  const [chosen, setChosen] = useState<ExportFormat | null>(null);
  const hasEveryColumn = columns === 'every';
  const started = useRef<HTMLButtonElement>(null);
  const focusStarted = useCallback(() => started.current?.focus(), []);
  return (
    <Stack gap="md">
      <Stack gap="none">
        <Text as="strong" weight="medium">
          <Rows file={file} />
        </Text>
        <Text size="small" tone="muted">
          {t('exports:what')}
        </Text>
        {resource.isPersonal ? (
          <Text size="small" tone="muted">
            {t('exports:masked')}
          </Text>
        ) : null}
      </Stack>
      <RadioGroup
        label={t('exports:columns')}
        isRequired
        isDisabled={file.isBusy}
        choices={[
          { value: 'shown', label: t('exports:shown', { count: shownColumns, number: shownColumns }) },
          { value: 'every', label: t('exports:every') },
        ]}
        value={columns}
        onChange={setColumns}
      />
      {file.problem ? (
        <Banner tone="critical" title={t('exports:failed')}>
          {file.problem}
        </Banner>
      ) : null}
      {file.isBusy ? <Busy onCancel={file.cancel} onFocusLost={focusStarted} /> : null}
      <Inline gap="xs">
        {formats.map((format) => (
          // Stays while the file is made: the focus is on it, and with it the keys of this panel.
          <Button
            key={format}
            ref={format === chosen ? started : undefined}
            variant={format === 'xlsx' ? 'primary' : 'quiet'}
            isPending={file.isBusy && format === chosen}
            isDisabled={file.isBusy && format !== chosen}
            onPress={() => {
              setChosen(format);
              onStart({ format, hasEveryColumn });
            }}
          >
            {t(`exports:${format}`)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

interface BusyProps {
  onCancel: () => void;
  /** Keep it the same function. */
  onFocusLost: () => void;
}

/** Stands while the file is made; when it goes with the focus on it, the focus has to go somewhere else. */
function Busy({ onCancel, onFocusLost }: BusyProps) {
  const { t } = useResource();
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = cancel.current;
    return () => {
      if (document.activeElement === button) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Inline justify="between" gap="sm">
      <Text size="small" tone="muted">
        {t('exports:busyHint')}
      </Text>
      <Button ref={cancel} onPress={onCancel}>
        {t('cancel')}
      </Button>
    </Inline>
  );
}

function Rows({ file: { count, isCounting } }: Pick<ExportOfferProps, 'file'>) {
  const { t, format } = useResource();
  if (!count) return t(isCounting ? 'exports:counting' : 'tools.export');
  const number = format.number(count.value);
  return count.isCapped ? t('exports:rowsCapped', { number }) : t('exports:rows', { count: count.value, number });
}
