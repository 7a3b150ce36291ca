import { contract } from '@diwan/api-contract';
import { endpointTable } from './endpoint-table.ts';

/** What the marketplace's own services call, and no screen does. */
const { platform: _, voiceNotes: __, ...ofScreens } = contract;

/** Where each endpoint of the contract that screens call is; the build puts the finished table in place of this file. */
export const contractPaths = endpointTable(ofScreens);
