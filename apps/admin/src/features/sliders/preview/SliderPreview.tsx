import type { SliderDraft } from '@diwan/api-contract/resources/slider-draft';
import { Banner, Stack, Text } from '@diwan/ui';
import { PreviewFrame, type PreviewWidth } from '#crud/feedback/preview/PreviewFrame.tsx';
import { usePicture } from '#crud/query/use-picture.ts';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { leastContrast } from '../contrast/contrast.ts';
import { type Area, useContrast } from '../contrast/use-contrast.ts';
import * as styles from './preview.css.ts';

/** Where the words stand: at the beginning of a wide picture, at the foot of a high one. */
const areas: Record<PreviewWidth, Record<'ar' | 'en', Area>> = {
  desktop: {
    ar: { x: 0.45, y: 0, width: 0.55, height: 1 },
    en: { x: 0, y: 0, width: 0.55, height: 1 },
  },
  phone: {
    ar: { x: 0, y: 0.5, width: 1, height: 0.5 },
    en: { x: 0, y: 0.5, width: 1, height: 0.5 },
  },
};

/** A slider as visitors see it, on a phone or at a desk, in either language, and how well its words can be read. */
export default function SliderPreview({ values, onClose }: PreviewProps<SliderDraft>) {
  const { t } = useResource();
  return (
    <PreviewFrame title={t('site.title')} onClose={onClose}>
      {(width) => <Shown slider={values} width={width} />}
    </PreviewFrame>
  );
}

function Shown({ slider, width }: { slider: SliderDraft; width: PreviewWidth }) {
  const { t, language } = useResource();
  const { title, subtitle, buttonLabel, altText, textTone, backgroundColor } = slider;
  const images = width === 'phone' ? slider.imageMobile : slider.imageDesktop;
  const { src } = usePicture(images[language] ?? images.ar, 'whole');
  const contrast = useContrast(src, textTone, areas[width][language]);
  const said = (text: typeof subtitle) => (text ? localizedLabel(text, language) : '');
  return (
    <Stack gap="none">
      <div className={styles.shapes[width]} style={{ backgroundColor }}>
        {src ? <img className={styles.picture} src={src} alt={localizedLabel(altText, language)} /> : null}
        <div className={styles.words[width]}>
          <div className={styles.tones[textTone]}>
            <p className={styles.title} dir="auto">
              {localizedLabel(title, language)}
            </p>
            {said(subtitle) ? (
              <p className={styles.subtitle} dir="auto">
                {said(subtitle)}
              </p>
            ) : null}
            {said(buttonLabel) ? <span className={styles.button}>{said(buttonLabel)}</span> : null}
          </div>
        </div>
      </div>
      <div className={styles.notes}>
        {src ? <Verdict contrast={contrast} /> : <Text tone="muted">{t('site.empty')}</Text>}
      </div>
    </Stack>
  );
}

function Verdict({ contrast }: { contrast: number | null | undefined }) {
  const { t, format } = useResource();
  if (contrast === undefined) return null;
  if (contrast === null) return <Banner tone="info">{t('contrast.unknown')}</Banner>;
  const ratio = format.number(Math.floor(contrast * 10) / 10);
  const least = format.number(leastContrast);
  const isWeak = contrast < leastContrast;
  return (
    <Stack gap="xs">
      <Banner tone={isWeak ? 'attention' : 'positive'} title={t('contrast.title')}>
        {t(isWeak ? 'contrast.weak' : 'contrast.good', { ratio, least })}
      </Banner>
      <Text size="small" tone="muted">
        {t('contrast.how')}
      </Text>
    </Stack>
  );
}
