import { newsStates } from '@diwan/api-contract/values/site/news';
import { sliderStates } from '@diwan/api-contract/values/site/slider';
import fc from 'fast-check';
import { few, instant, note, now, wherever } from './values.model.ts';

/** The public site: the input and payloads to try of each workflow, and the whole table of what may lead where. */
export const site = {
  news: {
    input: fc.record({
      now: fc.constant(now),
      hasArabicBody: fc.boolean(),
      hasCover: fc.boolean(),
      publishAt: fc.option(instant),
      unpublishAt: fc.option(instant),
      wasPublished: fc.boolean(),
      revisionsCount: few,
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'facts', 'other'),
      note,
      category: fc.constant('something'),
      revision: fc.integer({ min: 1, max: 3 }),
    }),
    table: {
      'news.submit': { draft: ['in_review'], unpublished: ['in_review'] },
      'news.publish': {
        draft: ['published', 'scheduled'],
        in_review: ['published', 'scheduled'],
        unpublished: ['published', 'scheduled'],
      },
      'news.sendBack': { in_review: ['draft'] },
      'news.publishDue': { scheduled: ['published'] },
      'news.unpublish': { scheduled: ['unpublished'], published: ['unpublished'] },
      'news.unpublishDue': { published: ['unpublished'] },
      'news.archive': { draft: ['archived'], in_review: ['archived'], unpublished: ['archived'] },
      'news.restore': { archived: ['draft', 'unpublished'] },
      'news.changeCategory': wherever(newsStates),
      'news.revert': wherever(newsStates.filter((state) => state !== 'archived')),
    },
  },
  slider: {
    input: fc.record({
      now: fc.constant(now),
      hasPictures: fc.boolean(),
      startsAt: instant,
      endsAt: fc.option(instant),
    }),
    payload: fc.record({ before: fc.constantFrom(null, 'another') }),
    table: {
      'slider.schedule': { draft: ['live', 'scheduled'] },
      'slider.goLive': { scheduled: ['live'] },
      'slider.pause': { live: ['paused'] },
      'slider.resume': { paused: ['live', 'scheduled'] },
      'slider.end': { scheduled: ['ended'], live: ['ended'], paused: ['ended'] },
      'slider.endDue': { scheduled: ['ended'], live: ['ended'], paused: ['ended'] },
      'slider.reorder': wherever(sliderStates),
    },
  },
};
