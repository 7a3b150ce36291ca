import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChosen } from './use-chosen.ts';

test('what is chosen is shown before the list says so, and the next choice adds to it', () => {
  const onChoose = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useChosen(value, onChoose), { initialProps: { value: '' } });
  for (const each of ['riyadh', 'abha'])
    act(() => {
      const [chosen, choose] = result.current;
      choose([chosen, each].filter(Boolean).join(','));
    });
  expect(onChoose.mock.calls).toEqual([['riyadh'], ['riyadh,abha']]);
  rerender({ value: 'riyadh,abha' });
  expect(result.current[0]).toBe('riyadh,abha');
  rerender({ value: '' });
  expect(result.current[0]).toBe('');
});
