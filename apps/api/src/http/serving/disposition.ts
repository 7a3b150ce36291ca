/** The header that has a browser save a file under its own name, whatever the name's script (RFC 6266, RFC 5987). */
export function attachment(name: string): string {
  const plain = name.replace(/[^ -~]/g, '_').replace(/["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
