import { contract } from '@diwan/api-contract';
import { endpointTable } from './endpoint-table.ts';

/** Where each endpoint of the contract is; the build puts the finished table in place of this file. */
export const contractPaths = endpointTable(contract);
