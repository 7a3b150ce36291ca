import type { NewsDraft } from '@diwan/api-contract/resources/news-draft';
import type { NewsState } from '@diwan/api-contract/values/site/news';
import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { problemOf } from '#http/problems/problems.ts';

const public_: ReadonlySet<NewsState> = new Set(['scheduled', 'published']);

/** What is on the public site, or about to be, keeps what it needs there. */
export function expectComplete({ body, cover }: Pick<NewsDraft, 'body' | 'cover'>, { state }: { state: NewsState }) {
  if (!public_.has(state)) return;
  const errors = [
    ...(wordsOf(body.ar).trim() === '' ? [{ path: 'body.ar', code: 'required' }] : []),
    ...(cover === null ? [{ path: 'cover', code: 'required' }] : []),
  ];
  if (errors.length > 0) throw problemOf('invalid', { errors });
}
