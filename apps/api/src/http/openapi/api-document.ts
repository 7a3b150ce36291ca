/** A schema as JSON Schema 2020-12 writes it, as far as the contract uses it. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  description?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Reference {
  $ref: string;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  explode?: boolean;
  schema: JsonSchema;
}

export interface ApiContent {
  schema: JsonSchema;
  example?: unknown;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, Reference>;
  content?: Record<string, ApiContent>;
}

export interface ApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  security?: Record<string, string[]>[];
  parameters?: (ApiParameter | Reference)[];
  requestBody?: { required: true; content: Record<string, ApiContent> };
  responses: Record<string, ApiResponse | Reference>;
  /** What the caller must be allowed to do. */
  'x-capability': string;
}

/** An OpenAPI document, as far as the contract fills it. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ApiResponse>;
    parameters: Record<string, ApiParameter>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
