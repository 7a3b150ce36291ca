import { Popover, TriggerButton } from '@diwan/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useResource } from '../resource/resource-context.ts';
import { ExportOffer } from './ExportOffer.tsx';
import { useExport } from './use-export.ts';

export interface ExportMenuProps {
  /** What the list asks the server, with its order, without its page. */
  query: Readonly<Record<string, string>>;
  /** Keys of the columns that are shown, in their order. */
  columns: readonly string[];
}

/** Exports all that the list matches, as CSV or XLSX. */
export default function ExportMenu({ query, columns }: ExportMenuProps) {
  const { t, language } = useResource();
  const [isOpen, setIsOpen] = useState(false);
  const file = useExport(isOpen);
  return (
    <Popover
      aria-label={t('tools.export')}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        setIsOpen(willBeOpen);
        if (willBeOpen) file.look(query);
      }}
      trigger={
        <TriggerButton variant="quiet" icon={<Download />}>
          {t(file.isBusy ? 'exports:busy' : 'tools.export')}
        </TriggerButton>
      }
    >
      <ExportOffer
        file={file}
        shownColumns={columns.length}
        onStart={({ format, hasEveryColumn }) =>
          file.start({ ...query, format, language, ...(hasEveryColumn ? {} : { columns: columns.join(',') }) })
        }
      />
    </Popover>
  );
}
