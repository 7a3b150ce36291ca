import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divided } from './halalas.ts';

test('a whole is divided without a rest, and no part gets more than itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_00 }), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      (parts, chance) => {
        const all = parts.reduce((sum, part) => sum + part, 0);
        const whole = all === 0 ? 0 : chance % (all + 1);
        const shares = divided(whole, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(parts[index]!);
      },
    ),
  );
});
