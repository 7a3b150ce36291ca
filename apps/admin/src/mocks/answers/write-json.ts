const written = new WeakMap<object, string>();
const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** A value as JSON. What was written once is kept: records are never changed in place, so a list in which one has changed costs that one. */
export function writeJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = written.get(value) ?? writeObject(value);
  written.set(value, text);
  return text;
}

const writeObject = (value: object) =>
  Array.isArray(value) ? `[${value.map(writeJson).join(',')}]` : JSON.stringify(value);

/** The same as bytes, in one piece: of a text, the browser would make many on its way through the worker. */
export function jsonStream(value: object): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = encoded.get(value) ?? new TextEncoder().encode(writeJson(value));
  encoded.set(value, bytes);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
