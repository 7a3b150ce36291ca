import { Dialog, Inline, SegmentedControl, Stack } from '@diwan/ui';
import { below } from '@diwan/ui/theme/breakpoints';
import { type ReactNode, useState } from 'react';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './preview.css.ts';

export type PreviewWidth = 'desktop' | 'phone';
interface PreviewFrameProps {
  title: string;
  onClose: () => void;
  /** What else is chosen, beside language and width. */
  controls?: ReactNode;
  /** What stands in the page, at a width; it reads its language from the resource's context. */
  children: (width: PreviewWidth) => ReactNode;
}

const directions = { ar: 'rtl', en: 'ltr' } as const;

/** A page as it would be seen on a phone or at a desk, in either language. */
export function PreviewFrame({ title, onClose, controls, children }: PreviewFrameProps) {
  const { resource, t, language } = useResource();
  const [shown, setShown] = useState(language);
  const [width, setWidth] = useState<PreviewWidth>(() =>
    window.matchMedia?.(below.md)?.matches ? 'phone' : 'desktop',
  );
  return (
    <Dialog title={title} size="large" holdsEntries={false} isOpen onClose={onClose}>
      <Stack gap="md">
        <Inline gap="sm">
          <SegmentedControl
            label={t('previewed.language')}
            segments={(['ar', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={shown}
            onChange={setShown}
          />
          <SegmentedControl
            label={t('previewed.width')}
            segments={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`previewed.${value}`) }))}
            value={width}
            onChange={setWidth}
          />
          {controls}
        </Inline>
        <div className={styles.stage}>
          <div className={styles.widths[width]} lang={shown} dir={directions[shown]}>
            <ResourceProvider resource={resource} language={shown}>
              {children(width)}
            </ResourceProvider>
          </div>
        </div>
      </Stack>
    </Dialog>
  );
}
