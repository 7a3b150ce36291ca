import type { MergedPath } from '@diwan/api-contract/endpoints/merges';
import { Banner, ChipList, KeyValueList, Skeleton, Stack, Text } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useTranslate } from '#messages/messages.ts';

/** What a merge would change, before it is confirmed: which records name the term, and which names are carried. */
export default function MergePreview({ from, into }: { from: string; into: string }) {
  const { resource, t, format } = useResource();
  const name = useTranslate();
  const path = pathOf(resource.key) as MergedPath;
  const { value, hasFailed } = useQuery(queryOf(client.merges.preview, { query: { resource: path, from, into } }));
  if (from === into) return null;
  if (!value) return hasFailed ? <Banner tone="attention">{t('merging.failed')}</Banner> : <Skeleton shape="panel" />;
  const { affected, names, total, most } = value;
  if (total > most)
    return (
      <Banner tone="critical">
        {t('merging.tooMany', { total: format.number(total), most: format.number(most) })}
      </Banner>
    );
  return (
    <Stack gap="sm">
      {affected.length > 0 ? (
        <>
          <Text weight="strong">{t('merging.title')}</Text>
          <KeyValueList
            items={affected.map(({ resource: key, count }) => ({
              id: key,
              name: name(`screens:${key}.list`),
              value: format.number(count),
            }))}
          />
        </>
      ) : (
        <Text>{t('merging.unused')}</Text>
      )}
      {names.length > 0 ? (
        <>
          <Text weight="strong">{t('merging.names')}</Text>
          <ChipList items={names.map(({ text, language }) => ({ id: `${language} ${text}`, text }))} />
        </>
      ) : null}
    </Stack>
  );
}
