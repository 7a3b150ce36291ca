import type { Provider } from '@diwan/api-contract/resources/providers';
import type { RiskFlag } from '@diwan/api-contract/values/records/wallet';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { isOlderThanDays } from '@diwan/machines/workflows/rules';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Reader, Row } from '#crud/definition.ts';
import { ordersTable as orders } from '../orders/table.ts';
import { documentsOf, lacksOf } from '../providers/documents.ts';
import type { providersTable } from '../providers/table.ts';
import { withdrawalsTable as table } from './table.ts';

/** So long an account counts as changed just now, and a provider as new. */
const newAccountDays = 7;
const newProviderDays = 30;
/** So many requests within a month are more than usual. */
const manyRequests = 4;

const sameWords = (one: string, other: string) => searchKey(one) === searchKey(other);

/** What somebody should look at before a provider is paid. */
export async function riskFlagsOf(provider: Row<typeof providersTable>, reader: Reader): Promise<RiskFlag[]> {
  const { tx, now } = reader;
  const { id, ibanChangedAt, ibanHolderName, ownerName, legalName, tradeName, createdAt } = provider;
  const names: Provider['ownerName'][] = [ownerName, legalName, tradeName];
  const isNamed = names.some(({ ar, en }) => [ar, en].some((name) => name && sameWords(name, ibanHolderName ?? '')));
  const [requests] = await tx
    .select({ made: count() })
    .from(table)
    .where(and(eq(table.providerId, id), gte(table.createdAt, sql`${now}::timestamptz - interval '30 days'`)));
  const [documents] = await documentsOf([provider], reader);
  const { isDocumentExpired, isDocumentMissing } = lacksOf(provider, documents!);
  const disputed = await tx.$count(orders, and(eq(orders.providerId, id), eq(orders.state, 'disputed')));
  const flags: [RiskFlag, boolean][] = [
    ['iban_changed_recently', ibanChangedAt !== null && !isOlderThanDays(newAccountDays, ibanChangedAt, now)],
    ['name_mismatch', !isNamed],
    ['new_provider', !isOlderThanDays(newProviderDays, createdAt, now)],
    ['open_dispute', disputed > 0],
    ['velocity', requests!.made >= manyRequests],
    ['docs_expired', isDocumentExpired || isDocumentMissing],
  ];
  return flags.filter(([, isRaised]) => isRaised).map(([flag]) => flag);
}
