import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { arrowsOf, drawingOf, isTaken, statesWithin } from './drawing.ts';
import { activePaths } from './state-path.ts';

const player = createMachine({
  id: 'player',
  initial: 'loading',
  on: { 'player.ended': '.ended' },
  states: {
    loading: {
      invoke: {
        src: 'fetchTrack',
        onDone: [
          { guard: 'isShort', target: 'on.playing', actions: { type: 'storeTrack', params: { short: true } } },
          'on',
        ],
        onError: '#player.ended',
      },
      after: { patience: 'ended' },
    },
    on: {
      id: 'on',
      type: 'parallel',
      states: {
        playing: { initial: 'a', states: { a: { always: { guard: 'isOver', target: 'b' } }, b: { type: 'final' } } },
        volume: {
          initial: 'loud',
          entry: 'setVolume',
          on: { 'volume.restored': '.last', 'volume.asked': { actions: 'sayVolume' } },
          states: { loud: { on: { 'volume.muted': 'muted' } }, muted: {}, last: { type: 'history', target: 'loud' } },
        },
      },
    },
    ended: { type: 'final' },
  },
});
const drawing = drawingOf(player.config);
const at = (path: string) => statesWithin(drawing).find((state) => state.path === path)!;
const arrows = arrowsOf(drawing);

test('DEV-04 a drawing has every state in its place, with its kind and what it runs', () => {
  expect(statesWithin(drawing).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    ' compound',
    'loading atomic',
    'on parallel',
    'on.playing compound',
    'on.playing.a atomic',
    'on.playing.b final',
    'on.volume compound',
    'on.volume.loud atomic',
    'on.volume.muted atomic',
    'on.volume.last history',
    'ended final',
  ]);
  expect(at('loading')).toMatchObject({ isInitial: true, invokes: ['fetchTrack'] });
  expect(at('on')).toMatchObject({ isInitial: false });
  expect(at('on.volume').entry).toEqual([{ type: 'setVolume', params: null }]);
});

test('DEV-04 targets are found by id, among neighbours and within', () => {
  expect(arrows.map(({ id }) => id)).toEqual([
    '→ended',
    'loading→on.playing',
    'loading→on',
    'loading→ended',
    'on.playing.a→on.playing.b',
    'on.volume→on.volume.last',
    'on.volume.loud→on.volume.muted',
    'on.volume.last→on.volume.loud',
  ]);
});

test('DEV-04 an arrow says what causes it and under which guard', () => {
  const [toPlaying, toOn] = at('loading').transitions;
  expect(toPlaying).toMatchObject({
    cause: { kind: 'done', name: 'fetchTrack' },
    guard: 'isShort',
    isOtherwise: false,
    actions: [{ type: 'storeTrack', params: { short: true } }],
  });
  expect(toOn).toMatchObject({ guard: null, isOtherwise: true });
  const ends = arrows.find(({ id }) => id === 'loading→ended')!;
  expect(ends.transitions.map(({ cause }) => cause)).toEqual([
    { kind: 'error', name: 'fetchTrack' },
    { kind: 'after', name: 'patience' },
  ]);
  expect(at('on.playing.a').transitions[0]).toMatchObject({ cause: { kind: 'always' }, guard: 'isOver' });
});

test('DEV-04 what stays in its state is no arrow, and is known all the same', () => {
  expect(at('on.volume').transitions[1]).toMatchObject({ to: [], actions: [{ type: 'sayVolume' }] });
});

test('DEV-04 a target that does not exist is an error, not a missing arrow', () => {
  expect(() => drawingOf({ id: 'a', states: { b: { on: { 'c.d': '#nowhere' } } } })).toThrow('#nowhere');
});

test('DEV-04 where a record is and the way that it took are found in the drawing', () => {
  expect(activePaths({ on: { playing: 'a', volume: 'loud' } })).toEqual([
    'on',
    'on.playing',
    'on.playing.a',
    'on.volume',
    'on.volume.loud',
  ]);
  expect(activePaths('on.volume.loud')).toEqual(['on', 'on.volume', 'on.volume.loud']);
  const way = ['loading', 'on.volume.loud', 'on.volume.muted'];
  expect(arrows.filter((arrow) => isTaken(arrow, way)).map(({ id }) => id)).toEqual([
    'loading→on',
    'on.volume.loud→on.volume.muted',
  ]);
});

test('DEV-04 an event that is only refused has its reason, and no arrow', () => {
  const refused = { guard: 'isEmpty', actions: { type: 'refuse', params: { reason: 'nothingThere' } } };
  const root = drawingOf({ id: 'a', initial: 'b', states: { b: { on: { 'a.sent': [refused, 'c'] } }, c: {} } });
  expect(root.states[0]!.transitions.map(({ refusal }) => refusal)).toEqual(['nothingThere', null]);
  expect(arrowsOf(root).map(({ id, transitions }) => [id, transitions.length])).toEqual([['b→c', 1]]);
});
