import type { CellContext } from '#crud/resource/cells/cell-context.ts';

/** What is asked before an event is sent, by the record's name: “Reject job post “Driver”?”. */
export function questionText(event: string, name: string, { t }: Pick<CellContext, 't'>): string {
  const record = t('confirmEvent.record', { one: t('one'), name });
  const any = t('confirmEvent.any', { event: t(`events.${event}`), name });
  return t('confirmEvent.question', { act: t(`act.${event}`, { records: record, defaultValue: any }) });
}
