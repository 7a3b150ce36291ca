import type { NewsDraft } from '@diwan/api-contract/resources/news-draft';
import { richTextOf, wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { Banner, ChipList, Heading, RichText, StatusChip, Text } from '@diwan/ui';
import { PreviewFrame } from '#crud/feedback/preview/PreviewFrame.tsx';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { usePicture } from '#crud/query/use-picture.ts';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './preview.css.ts';

/** News as the public site shows it, on a phone or at a desk, in either language. */
export default function NewsPreview({ values, onClose }: PreviewProps<NewsDraft>) {
  const { t } = useResource();
  return (
    <PreviewFrame title={t('site.title')} onClose={onClose}>
      {() => <Page news={values} />}
    </PreviewFrame>
  );
}

function Page({ news }: { news: NewsDraft }) {
  const { resource, t, format, language } = useResource();
  const { title, excerpt, body, cover, gallery, tags, authorId, publishAt } = news;
  const value = (name: keyof NewsDraft) => <FieldValue field={resource.fields[name]!} name={name} value={news[name]} />;
  const isUnwritten = language === 'en' && wordsOf(body.en ?? '').trim() === '';
  const text = localizedLabel(body, language);
  const lang = isUnwritten ? 'ar' : language;
  return (
    <article className={styles.page}>
      {isUnwritten ? <Banner tone="attention">{t('site.unwritten')}</Banner> : null}
      <header className={styles.head}>
        <Text tone="muted">{news.categoryId ? value('categoryId') : null}</Text>
        <Heading level={3} size="title">
          <span dir="auto">{localizedLabel(title, language)}</span>
        </Heading>
        <Text tone="muted">
          {[publishAt ? format.date(publishAt) : null, authorId ? null : t('site.editors')]
            .filter((part) => part !== null)
            .join(' · ')}
          {authorId ? value('authorId') : null}
        </Text>
        {news.isPinned ? <StatusChip tone="info">{t('site.pinned')}</StatusChip> : null}
      </header>
      {cover ? <SitePicture id={cover} alt={localizedLabel(title, language)} /> : null}
      {excerpt && localizedLabel(excerpt, language) ? (
        <p className={styles.excerpt} dir="auto">
          {localizedLabel(excerpt, language)}
        </p>
      ) : null}
      {wordsOf(text).trim() === '' ? (
        <Text tone="muted">{t('site.empty')}</Text>
      ) : (
        <RichText value={richTextOf(text)} lang={lang} />
      )}
      {gallery.length > 0 ? (
        <section aria-label={t('site.gallery')} className={styles.gallery}>
          {gallery.map((id) => (
            <SitePicture key={id} id={id} alt="" />
          ))}
        </section>
      ) : null}
      {tags.length > 0 ? <ChipList items={tags.map((tag) => ({ id: tag, text: tag }))} /> : null}
      {news.hasComments ? <Text tone="muted">{t('site.comments')}</Text> : null}
    </article>
  );
}

function SitePicture({ id, alt }: { id: string; alt: string }) {
  const { src } = usePicture(id, 'whole');
  return <div className={styles.frame}>{src ? <img className={styles.picture} src={src} alt={alt} /> : null}</div>;
}
