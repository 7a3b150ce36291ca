import { walletAdjustments } from '@diwan/api-contract/resources/wallet-adjustments';
import type { walletAdjustmentMachine } from '@diwan/machines/workflows/wallet-adjustment/wallet-adjustment.machine';
import type {
  AdjustmentJudgement,
  WalletAdjustmentInput,
} from '@diwan/machines/workflows/wallet-adjustment/wallet-adjustment.workflow';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { balancesOf } from '#ledger/post.ts';
import { providersTable as providers } from '../providers/table.ts';
import { book } from '../wallet-transactions/book.ts';
import { walletAdjustmentsTable as table } from './table.ts';

type Adjustment = Row<typeof table>;

const nameOf = ({ actor: { id, name } }: Writer) => ({ id, name });

/** What the workflow of an adjustment names, carried out. */
export const walletAdjustmentEffects: EffectHandlers<typeof table, typeof walletAdjustmentMachine> = {
  storeDecision: (_: Adjustment, __: unknown, writer: Writer) => ({
    decidedBy: nameOf(writer),
    decidedAt: writer.now,
  }),
  storeReason: (_: Adjustment, { reason, note }: AdjustmentJudgement) => ({ stateReason: reason, stateNote: note }),
  /** What one proposed and another approves becomes a line of the wallet, which names both. */
  async bookLine(row: Adjustment, _: unknown, writer: Writer) {
    const { providerId, number, direction, amount, description, createdBy } = row;
    const by = direction === 'credit' ? amount : -amount;
    await book(
      {
        providerId,
        kind: 'adjustment',
        direction,
        amount,
        state: 'available',
        availableAt: null,
        reference: number,
        description,
        createdBy,
        approvedBy: nameOf(writer),
        posting: { key: `${number} approve`, owned: { available: by }, marketplace: { adjustments: -by } },
      },
      writer,
    );
  },
};

/** What the rules about adjustments look at, for several at once. */
export const walletAdjustmentInput = computed(
  table,
  ['id', 'providerId', 'direction', 'amount', 'createdBy'],
  async (rows, { tx, actor }): Promise<WalletAdjustmentInput[]> => {
    const providerIds = [...new Set(rows.map(({ providerId }) => providerId))];
    const found = await findNamed(tx, providers, { state: providers.state }, providerIds);
    const balances = await balancesOf(providerIds, tx);
    const proven = await tx
      .selectDistinct({ id: files.recordId })
      .from(files)
      .where(
        and(
          eq(files.resource, walletAdjustments.path),
          inArray(
            files.recordId,
            rows.map(({ id }) => id),
          ),
          ne(files.scan, 'rejected'),
        ),
      );
    const withEvidence = new Set(proven.map(({ id }) => id));
    return rows.map(({ id, providerId, direction, amount, createdBy }) => ({
      isProviderClosed: found.get(providerId)!.state === 'closed',
      isOwnProposal: createdBy.id === actor.id,
      hasEvidence: withEvidence.has(id),
      isCovered: direction === 'credit' || balances.get(providerId)!.available >= amount,
    }));
  },
);
