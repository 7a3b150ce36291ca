import type { WaitingKey } from '@diwan/api-contract/endpoints/work';
import type { ResourceKey } from '@diwan/api-contract/resources';

/** A resource's own words, and what other places call it: `titles` of its screens by their kind, and `within` a sentence. */
export interface ResourceWords {
  messages: { title: string };
  titles: { view?: string; add?: string; edit?: string; within?: string };
  queue?: QueueWords;
}

interface QueueWords {
  title: string;
}

/** What the words of one resource must hold: where work waits, those of its queue, too. */
export type WordsOf<K extends ResourceKey> = ResourceWords &
  (K extends WaitingKey ? { queue: QueueWords } : { queue?: never });

type Resources = Readonly<Record<string, ResourceWords>>;
type ScreenTitles<R extends Resources> = {
  [K in keyof R]: { list: string } & (R[K] extends { queue: QueueWords } ? { review: string } : unknown) &
    Omit<R[K]['titles'], 'within'>;
};

/** The titles of every resource's screens; a list is called what the resource is, a review what waits in its queue. */
export function screenTitles<R extends Resources>(resources: R): ScreenTitles<R> {
  return Object.fromEntries(
    Object.entries(resources).map(
      ([
        key,
        {
          messages,
          titles: { within: _, ...titles },
          queue,
        },
      ]) => [key, { list: messages.title, ...(queue && { review: queue.title }), ...titles }],
    ),
  ) as ScreenTitles<R>;
}

/** What the queues of waiting work are called, by their resources. */
export function queueTitles(resources: { [K in WaitingKey]: { queue: QueueWords } }) {
  const waiting = Object.entries<{ queue?: QueueWords }>(resources).filter(([, { queue }]) => queue);
  return Object.fromEntries(waiting.map(([key, { queue }]) => [key, queue!.title])) as Record<WaitingKey, string>;
}

/** What all of a resource is called within a sentence, by its segment in the API's addresses. */
export function areaNames(resources: Resources): Record<string, string> {
  return Object.fromEntries(
    Object.entries(resources).map(
      ([
        key,
        {
          messages: { title },
          titles,
        },
      ]) => [
        key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        titles.within ?? title.charAt(0).toLowerCase() + title.slice(1),
      ],
    ),
  );
}
