import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from '#ledger/halalas.ts';
import { amountsOf, computed, netsOf } from './amounts.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  unitPrice: fc.integer({ min: 0, max: 5_000_00 }),
  discount: fc.constant(0),
  category: fc.constantFrom('S', 'Z', 'E', 'O') as fc.Arbitrary<'S' | 'Z' | 'E' | 'O'>,
});
const bps = fc.constantFrom(0, 500, 1500, 1750, 5000);

test('VAT is rounded half up on each line, and only the standard rate charges any', () => {
  const at = (unitPrice: number, category: 'S' | 'Z' = 'S') =>
    amountsOf({ quantity: 1, unitPrice, discount: 0, category }, 1500);
  // 15 % of 0.10 riyals is 1.5 halalas, of 0.03 it is 0.45.
  expect(at(10)).toEqual({ net: 10, rateBps: 1500, vat: 2, gross: 12 });
  expect(at(3)).toEqual({ net: 3, rateBps: 1500, vat: 0, gross: 3 });
  expect(at(10, 'Z')).toEqual({ net: 10, rateBps: 0, vat: 0, gross: 10 });
  expect(amountsOf({ quantity: 3, unitPrice: 99_99, discount: 9_97, category: 'S' }, 1500)).toEqual({
    net: 290_00,
    rateBps: 1500,
    vat: 43_50,
    gross: 333_50,
  });
});

test('24.11 totals are the sums of the lines, whichever they are', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), bps, (lines, rate) => {
      const { lineAmounts, net, vat, gross } = computed(lines, rate);
      expect(net).toBe(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0));
      expect(vat).toBe(lineAmounts.reduce((sum, each) => sum + each.vat, 0));
      expect(gross).toBe(net + vat);
      for (const each of lineAmounts) {
        // Half up: nearer than half a halala, or exactly half above.
        const exact = (each.net * each.rateBps) / 10_000;
        expect(each.vat - exact).toBeGreaterThan(-0.5);
        expect(each.vat - exact).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test('whatever is taken back with VAT can be charged back to the halala', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_00 }), fc.integer({ min: 0, max: 4_999 }), (gross, rate) => {
      const nets = netsOf(gross, rate)!;
      expect(nets.reduce((sum, net) => sum + net + shareOf(net, rate), 0)).toBe(gross);
      expect(nets.length).toBeLessThanOrEqual(2);
    }),
  );
  expect(netsOf(1, 5_000)).toBeNull();
});
