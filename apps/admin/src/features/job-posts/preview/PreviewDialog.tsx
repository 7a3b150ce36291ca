import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import { Dialog, Inline, SegmentedControl, Stack } from '@diwan/ui';
import { below } from '@diwan/ui/theme/breakpoints';
import { useState } from 'react';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { JobPostPreview } from './JobPostPreview.tsx';
import * as styles from './preview.css.ts';

const directions = { ar: 'rtl', en: 'ltr' } as const;

/** A job post as a job seeker would see it, on a phone or at a desk, in either language. */
export default function PreviewDialog({ values, onClose }: PreviewProps<JobPostDraft>) {
  const { resource, t, language } = useResource();
  const [shown, setShown] = useState(language);
  const [width, setWidth] = useState<'desktop' | 'phone'>(() =>
    window.matchMedia?.(below.md)?.matches ? 'phone' : 'desktop',
  );
  return (
    <Dialog title={t('seeker.title')} size="large" isOpen onClose={onClose}>
      <Stack gap="md">
        <Inline gap="sm">
          <SegmentedControl
            label={t('seeker.language')}
            segments={(['ar', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={shown}
            onChange={setShown}
          />
          <SegmentedControl
            label={t('seeker.width')}
            segments={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`seeker.${value}`) }))}
            value={width}
            onChange={setWidth}
          />
        </Inline>
        <div className={styles.stage}>
          <div className={styles.widths[width]} lang={shown} dir={directions[shown]}>
            <ResourceProvider resource={resource} language={shown}>
              <JobPostPreview post={values} />
            </ResourceProvider>
          </div>
        </div>
      </Stack>
    </Dialog>
  );
}
