import type { newsMachine } from '@diwan/machines/workflows/news/news.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { newsTable } from './table.ts';

type News = Row<typeof newsTable>;

const told = noticesAbout<News>(({ id, title }) => ({ ref: { resource: 'news', id, label: title } }));
/** Whoever began it, and whose name it has. */
const writers = (news: News) => [...author(news), news.authorId];
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of news tells what. */
export const newsNotices: Notices<News, EventTypeOf<typeof newsMachine>> = {
  'news.submit': [told('newsSubmitted', queueOf('content.publish'))],
  'news.publish': [told('newsPublished', writers, { isFor: ({ state }) => state === 'published' })],
  'news.sendBack': [told('newsSentBack', writers)],
  'news.publishDue': [told('newsPublished', writers)],
  'news.unpublish': ownChange,
  'news.unpublishDue': [told('newsUnpublished', writers)],
  'news.archive': ownChange,
  'news.restore': ownChange,
  'news.changeCategory': ownChange,
  'news.revert': ownChange,
};
