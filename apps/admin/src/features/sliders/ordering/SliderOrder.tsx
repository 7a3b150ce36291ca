import { EmptyState, ErrorState, Heading, RetryButton, Skeleton, Stack, Text } from '@diwan/ui';
import { SortableList } from '@diwan/ui/SortableList/SortableList';
import { useCallback } from 'react';
import type { List } from '#crud/list/use-list.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './order.css.ts';
import { type SliderPlace, useSliderOrder } from './use-slider-order.ts';

const keyOf = ({ id }: SliderPlace) => id;

/** The sliders of each placement in the order in which visitors see them, put in order by pointer or by keyboard. */
export default function SliderOrder({ list }: { list: List }) {
  const context = useResource();
  const { t, language, format } = context;
  const order = useSliderOrder(list);
  const labelOf = useCallback(({ title }: SliderPlace) => localizedLabel(title, language), [language]);
  const renderItem = useCallback(
    ({ title, state, startsAt, endsAt, image }: SliderPlace) => (
      <div className={styles.item}>
        {cells.faced(
          { of: 'company', name: localizedLabel(title, language), image },
          cells.twoLines(
            cells.localized(title, language),
            endsAt
              ? `${format.date(startsAt)} ${t('until', { day: format.date(endsAt) })}`
              : `${format.date(startsAt)} · ${t('noEnd')}`,
          ),
        )}
        {cells.state('slider', state, context)}
      </div>
    ),
    [language, t, format, context],
  );
  if (!order.placements)
    return order.hasFailed ? (
      <ErrorState
        title={t('failed.title')}
        description={t('failed.text')}
        action={<RetryButton onPress={order.refresh} />}
      />
    ) : (
      <Skeleton shape="panel" />
    );
  if (order.placements.length === 0) return <EmptyState title={t('ordering.empty')} />;
  return (
    <Stack gap="lg">
      <Text tone="muted">{t(order.canMove ? 'ordering.help' : 'ordering.fixed')}</Text>
      {order.placements.map(({ placement, items }) => {
        const name = t(`choices.placement.${placement}`);
        return (
          <Stack key={placement} gap="sm">
            <Heading level={2}>{name}</Heading>
            <SortableList
              label={t('ordering.list', { placement: name })}
              items={items}
              itemKey={keyOf}
              itemLabel={labelOf}
              renderItem={renderItem}
              onMove={order.canMove && items.length > 1 ? order.move : undefined}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
