import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { connectionMachine } from './connection.machine.ts';

export const model: MachineModel = {
  machine: connectionMachine,
  input: { version: '1' },
  events: {
    'connection.requestSucceeded': nothing,
    'connection.requestFailed': nothing,
    'connection.realtimeConnected': nothing,
    'connection.realtimeLost': nothing,
    'connection.versionSeen': fc.record({ version: fc.constantFrom('1', '2') }),
  },
  results: { probeServer: fc.constant(undefined) },
  ends: { 'version.outdated': 'A tab runs one version until it is reloaded.' },
};
