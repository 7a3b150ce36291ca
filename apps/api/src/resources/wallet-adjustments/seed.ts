import { walletAdjustments as contract, type WalletAdjustment } from '@diwan/api-contract/resources/wallet-adjustments';
import { adjustmentGrounds, adjustmentRejections } from '@diwan/api-contract/values/records/wallet';
import { recordFilesTable } from '#db/schema/files.ts';
import { paper } from '#seeding/papers/paper.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { instant, makeId } from '#seeding/time.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import type { PlannedAdjustment } from '../wallet-transactions/seed/adjustments.ts';
import { proposedBy } from '../wallet-transactions/seed/proposers.ts';
import { walletTransactionsSeed } from '../wallet-transactions/seed.ts';

type SeededDocument = typeof recordFilesTable.$inferInsert;
interface Planned {
  adjustments: PlannedAdjustment[];
  documents: SeededDocument[];
}

const said: Readonly<Record<(typeof adjustmentGrounds)[number], string>> = {
  correction: 'احتُسبت عمولة أحد الطلبات بنسبة غير صحيحة، وهذا الفرق.',
  goodwill: 'تعويض عن تأخر المنصة في صرف المستحقات الشهر الماضي.',
  penalty: 'غرامة إلغاء متكرر بعد قبول الطلبات وفق شروط المزودين.',
  bank_difference: 'فرق بين كشف البنك والقيد بعد رسوم تحويل لم تُحتسب.',
  other: 'تسوية متفق عليها مع المزود في محضر الاجتماع المرفق.',
};
const note = 'المبلغ لا يطابق كشف الحساب المرفق، راجعوه قبل إعادة الاقتراح.';

/** Why the one at a place was rejected: each reason in its turn. */
export const rejectionAt = (index: number) => adjustmentRejections[index % adjustmentRejections.length]!;

const groundsOf: Readonly<Record<PlannedAdjustment['direction'], readonly WalletAdjustment['ground'][]>> = {
  credit: adjustmentGrounds.filter((ground) => ground !== 'penalty'),
  debit: adjustmentGrounds.filter((ground) => ground !== 'goodwill'),
};

export const walletAdjustmentsSeed: Seed<Planned> = {
  plan(seeding: Seeding) {
    const { adjustments } = seeding.planOf(walletTransactionsSeed);
    const random = createRandom(seeding.seed, 'wallet-adjustments');
    return { adjustments, documents: adjustments.flatMap((each, nth) => evidenceOf(each, nth, seeding, random)) };
  },
  *rows({ adjustments }) {
    for (const [index, adjustment] of adjustments.entries()) {
      const { id, number, provider, at, decidedAt, state, direction, amount } = adjustment;
      const { proposer, decider } = proposedBy(adjustment, index);
      const grounds = groundsOf[direction];
      const ground = grounds[index % grounds.length]!;
      yield {
        id,
        number,
        version: state === 'proposed' ? 1 : 2,
        createdAt: instant(at),
        updatedAt: instant(decidedAt),
        stateChangedAt: instant(decidedAt),
        createdBy: proposer,
        updatedBy: decider ? { type: 'staff' as const, ...decider } : proposer,
        searchKey: searchKeyOf([number, ...inBoth(provider.tradeName), provider.number]),
        state,
        stateReason: state === 'rejected' ? rejectionAt(index) : null,
        stateNote: state === 'rejected' ? note : null,
        providerId: provider.id,
        direction,
        amount,
        ground,
        description: said[ground],
        decidedBy: decider,
        decidedAt: decider ? instant(decidedAt) : null,
      };
    }
  },
  attached: ({ documents }) => [[recordFilesTable, documents]],
};

/** Why it should be put right; some proposals still lack it. */
function evidenceOf(adjustment: PlannedAdjustment, nth: number, { keep }: Seeding, random: Random): SeededDocument[] {
  const { id, state, number, provider, at, amount } = adjustment;
  if (state !== 'approved' && nth % 4 === 0) return [];
  const { proposer } = proposedBy(adjustment, nth);
  const bytes = paper('Statement of account (sample)', [
    provider.tradeName.en ?? provider.number,
    `Adjustment ${number}`,
    `Amount SAR ${(amount / 100).toFixed(2)}`,
    'Invented for the demo: no bank has issued it.',
  ]);
  return [
    {
      id: makeId(at, random),
      resource: contract.path,
      recordId: id,
      ...keep(bytes, at),
      name: 'كشف الحساب.pdf',
      kind: 'pdf',
      scan: 'unscanned',
      type: nth % 5 === 3 ? 'other' : 'evidence',
      number: null,
      issuedOn: null,
      expiresOn: null,
      author: proposer,
      createdAt: instant(at),
    },
  ];
}
