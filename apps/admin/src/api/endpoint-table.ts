/** Headers that the client gives by itself where the contract asks for them. */
export const ownHeaders = ['if-match', 'idempotency-key', 'x-requested-with'] as const;
export type OwnHeader = (typeof ownHeaders)[number];

export interface Endpoint {
  method: string;
  path: string;
  headers: readonly OwnHeader[];
}

export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

interface ContractRoute {
  method: string;
  path: string;
  headers?: unknown;
}

/** Keeps of a contract what a browser needs to call it. */
export function endpointTable(contract: Readonly<Record<string, object>>): EndpointTable {
  const table: Record<string, Record<string, Endpoint>> = {};
  for (const [area, router] of Object.entries(contract)) {
    table[area] = {};
    for (const [name, route] of Object.entries(router as Record<string, ContractRoute>)) {
      const shape = (route.headers as { shape?: object } | undefined)?.shape ?? {};
      const headers = ownHeaders.filter((header) => header in shape);
      table[area][name] = { method: route.method, path: route.path, headers };
    }
  }
  return table;
}
