export interface ApiOperation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: { $ref?: string } }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string }>;
  'x-capability'?: string;
}
/** An OpenAPI document, as far as the contract fills it. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, unknown> };
}
