import { refuseFile } from './refusal.ts';

const endOfChain = 0xfffffffa;
const macros = /^(?:Macros|_?VBA(?:_PROJECT(?:_CUR)?)?|PROJECT(?:wm)?)$/i;
const encrypted = /^(?:EncryptionInfo|EncryptedPackage)$/i;

interface DirectoryEntry {
  name: string;
  start: number;
}

/** An old Word document by its directory: the text is there, macros, embedded programs and encryption are not. */
export function checkDoc(bytes: Buffer): void {
  if (bytes.length < 1536) throw refuseFile('fileDamaged');
  const sector = 1 << bytes.readUInt16LE(30);
  if (sector !== 512 && sector !== 4096) throw refuseFile('fileDamaged');
  const entries = directoryOf(bytes, sector);
  if (entries.some(({ name }) => encrypted.test(name))) throw refuseFile('fileEncrypted');
  if (entries.some(({ name }) => macros.test(name) || name.endsWith('Ole10Native'))) throw refuseFile('fileActive');
  const main = entries.find(({ name }) => name === 'WordDocument');
  if (!main) throw refuseFile('fileMismatch');
  const start = (main.start + 1) * sector;
  if (start + 12 > bytes.length || bytes.readUInt16LE(start) !== 0xa5ec) throw refuseFile('fileDamaged');
  if (bytes.readUInt16LE(start + 10) & 0x0100) throw refuseFile('fileEncrypted');
}

function directoryOf(bytes: Buffer, sector: number): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  const seen = new Set<number>();
  let current = bytes.readUInt32LE(48);
  while (current < endOfChain) {
    const at = (current + 1) * sector;
    if (seen.has(current) || at + sector > bytes.length) throw refuseFile('fileDamaged');
    seen.add(current);
    for (let offset = at; offset < at + sector; offset += 128) {
      const length = bytes.readUInt16LE(offset + 64);
      if (length < 2 || length > 64) continue;
      const name = bytes.toString('utf16le', offset, offset + length - 2);
      entries.push({ name, start: bytes.readUInt32LE(offset + 116) });
    }
    current = nextSector(bytes, sector, current);
  }
  return entries;
}

/** The next sector of a chain, as far as the first 109 parts of the table know: 6.8 MiB of small sectors. */
function nextSector(bytes: Buffer, sector: number, current: number): number {
  const perPart = sector / 4;
  const part = Math.floor(current / perPart);
  if (part >= 109) throw refuseFile('fileDamaged');
  const at = (bytes.readUInt32LE(76 + part * 4) + 1) * sector + (current % perPart) * 4;
  if (at + 4 > bytes.length) throw refuseFile('fileDamaged');
  return bytes.readUInt32LE(at);
}
