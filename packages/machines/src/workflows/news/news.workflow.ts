import type { Workflow } from '../workflow.ts';
import type { AnyNewsEvent, NewsInput } from './news.input.ts';
import { newsMachine } from './news.machine.ts';

export type { NewsInput, NewsJudgement } from './news.input.ts';

/** News from its draft over the review to the public site. */
export const newsWorkflow: Workflow<NewsInput, AnyNewsEvent, typeof newsMachine> = {
  id: 'news',
  version: 1,
  machine: newsMachine,
  may: {
    'news.submit': 'content.publish',
    'news.publish': 'content.publish',
    'news.sendBack': 'content.publish',
    'news.unpublish': 'content.publish',
    'news.archive': 'content.publish',
    'news.restore': 'content.publish',
    'news.changeCategory': 'content.publish',
    'news.revert': 'content.publish',
    'news.publishDue': 'system',
    'news.unpublishDue': 'system',
  },
  samples: {
    'news.submit': () => ({ type: 'news.submit' }),
    'news.publish': () => ({ type: 'news.publish' }),
    'news.sendBack': () => ({ type: 'news.sendBack', reason: 'language' }),
    'news.unpublish': () => ({ type: 'news.unpublish' }),
    'news.archive': () => ({ type: 'news.archive' }),
    'news.restore': () => ({ type: 'news.restore' }),
    'news.changeCategory': () => ({
      type: 'news.changeCategory',
      category: '01900000-0000-7000-8000-000000000002',
    }),
    'news.revert': ({ revisionsCount }) => ({ type: 'news.revert', revision: Math.max(1, revisionsCount - 1) }),
    'news.publishDue': () => ({ type: 'news.publishDue' }),
    'news.unpublishDue': () => ({ type: 'news.unpublishDue' }),
  },
};
