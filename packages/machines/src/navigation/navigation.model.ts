import fc from 'fast-check';
import { type MachineModel, nothing, type Step } from '../model/machine-model.ts';
import { navigationMachine } from './navigation.machine.ts';
import type { NavigationContext } from './navigation.types.ts';

const location = { path: fc.constantFrom('/a', '/b', '/login'), search: fc.constantFrom('', '?q=x') };
const kind = fc.constantFrom('push', 'replace', 'replace');
const index = fc.nat({ max: 1 });
const form = fc.record({ form: fc.constantFrom('one', 'two') });

/** Nobody is torn from unsaved changes but by their own word, by force, or because they may no longer be there. */
function watch() {
  const unsaved = new Set<string>();
  let hasConfirmed = false;
  return ({ command, before, after, effects }: Step) => {
    const [was, is] = [before.context, after.context] as [NavigationContext, NavigationContext];
    const event = (command.kind === 'send' ? command.event : { type: '' }) as {
      type: string;
      form?: string;
      isForced?: boolean;
    };
    if (event.type === 'navigation.changesMade') unsaved.add(event.form!);
    if (event.type === 'navigation.changesSettled') unsaved.delete(event.form!);
    if (event.type === 'navigation.confirmed' && before.hasTag('asking')) hasConfirmed = true;
    const mayLeave = unsaved.size === 0 || hasConfirmed || event.isForced || event.type === 'navigation.checkRefused';
    const isDeparting = after.matches('departing');
    if ((isDeparting || is.navigation !== was.navigation) && !mayLeave)
      throw new Error('A screen with unsaved changes was left without a word.');
    if (is.navigation !== was.navigation) {
      unsaved.clear();
      hasConfirmed = false;
    }
    hasConfirmed ||= isDeparting;
    if ([...is.unsaved].sort().join() !== [...unsaved].sort().join())
      throw new Error('Unsaved changes were forgotten.');
    if (effects.filter((effect) => effect === 'writeHistory').length > 1) throw new Error('History was written twice.');
  };
}

export const model: MachineModel = {
  machine: navigationMachine,
  input: { location: { path: '/a', search: '', index: 0 } },
  events: {
    'navigation.requested': fc.record({ ...location, kind, isForced: fc.constantFrom(false, false, false, true) }),
    'navigation.traversed': fc.record({ ...location, index }),
    'navigation.searchChanged': fc.record({ ...location, kind }),
    'navigation.confirmed': nothing,
    'navigation.cancelled': nothing,
    'navigation.retried': nothing,
    'navigation.checkRefused': fc.record({
      navigation: fc.nat({ max: 4 }),
      reason: fc.constantFrom('unauthenticated', 'forbidden'),
    }),
    'navigation.changesMade': form,
    'navigation.changesSettled': form,
  },
  results: { loadScreen: fc.constant(undefined) },
  watch,
};
