import { ErrorState, IconButton, Skeleton, Text } from '@diwan/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#crud/resource/resource-context.ts';
import { PdfPage } from './PdfPage.tsx';
import * as styles from './reader.css.ts';
import { useOpenPdf } from './use-open-pdf.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useRoom } from './use-room.ts';
import { fitting, widest, zoomed, zooms } from './zoom.ts';

interface PdfPagesProps {
  content: Blob;
  /** What it is and whose. */
  label: string;
  /** What else can be done with the file. */
  actions: ReactNode;
}

/** The pages of a PDF below each other, as wide as there is room, larger or smaller on demand. */
export default function PdfPages({ content, label, actions }: PdfPagesProps) {
  const { t } = useTranslation('files');
  const { format } = useResource();
  const { pdf, hasFailed } = useOpenPdf(content);
  const [zoom, setZoom] = useState<number>(fitting);
  const pages = useRef<HTMLDivElement>(null);
  const room = useRoom(pages);
  const change = (by: 1 | -1) => setZoom((now) => zoomed(now, by));
  useReaderKeys({ pages, onZoom: change });
  const numbers = Array.from({ length: pdf?.pageCount ?? 0 }, (_, index) => index + 1);
  return (
    <section className={styles.reader} aria-label={label}>
      <div className={styles.bar}>
        <span className={styles.name}>
          <Text as="span" size="small" tone="muted">
            {pdf ? t('reader.pages', { count: pdf.pageCount, number: format.number(pdf.pageCount) }) : null}
          </Text>
        </span>
        <IconButton
          size="small"
          label={t('reader.smaller')}
          icon={<ZoomOut />}
          isDisabled={!pdf || zoom === zooms[0]}
          onPress={() => change(-1)}
        />
        <Text as="span" size="small" isTabular>
          {format.percent(zoom)}
        </Text>
        <IconButton
          size="small"
          label={t('reader.larger')}
          icon={<ZoomIn />}
          isDisabled={!pdf || zoom === zooms.at(-1)}
          onPress={() => change(1)}
        />
        {actions}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div ref={pages} dir="ltr" tabIndex={0} role="document" aria-label={label} className={styles.pages}>
        {hasFailed ? (
          <ErrorState title={t('reader.unreadable.title')} description={t('reader.unreadable.text')} />
        ) : pdf && room > 0 ? (
          numbers.map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              width={Math.round(Math.min(room, widest) * zoom)}
              label={t('reader.page', { number: format.number(number), of: format.number(numbers.length) })}
            />
          ))
        ) : (
          <Skeleton shape="panel" />
        )}
      </div>
    </section>
  );
}
