import type { ArchivePart } from '../archive/read-archive.ts';
import { attributeOf, visitXml, type XmlElement } from '../archive/visit-xml.ts';
import { isHarmlessTarget } from '../links.ts';
import { RefusedFile } from '../refused-file.ts';
import { WordFields } from './word-fields.ts';

/** What Word acts upon; other elements are data. */
const drawnSpaces = [
  'http://schemas.openxmlformats.org/',
  'http://purl.oclc.org/ooxml/',
  'http://schemas.microsoft.com/office/',
  'urn:schemas-microsoft-com:',
  'http://www.w3.org/',
];
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** What a document shows besides its text. */
const pictureOrFont =
  /^(?:image\/[a-z0-9.+-]+|application\/(?:x-fontdata|x-font-ttf|font-sfnt|vnd\.openxmlformats-officedocument\.(?:obfuscatedFont|wordprocessingml\.printerSettings)|vnd\.openxmlformats-package\.digital-signature-origin))$/i;
const pictureName = /\.(?:png|jpe?g|jfif|gif|bmp|dib|tiff?|emf|wmf|webp|ico|odttf)$/i;
const xmlType = /(?:\/|\+)xml$/i;
const activeType = /macroenabled|vba|activex|oleobject|ms-word\.(?:attachedtoolbars|keymapcustomizations)/i;
/** Where programs are kept, whatever their types say. */
const activeName = /(?:^|\/)(?:vba(?:Project|Data)\.|activeX\/)/i;
const activeRelation =
  /\/(?:aFChunk|attachedTemplate|oleObject|package|control|activeXControlBinary|vbaProject|wordVbaData|subDocument|frame|transform|attachedToolbars|keyMapCustomizations|mailMerge\w*|externalLink\w*)$/i;
const activeElements = new Set([
  'altChunk',
  'OLEObject',
  'control',
  'attachedTemplate',
  'mailMerge',
  'subDoc',
  'saveThroughXslt',
  'ocx',
  'script',
]);

/** What kind of thing each part is, from the archive's own list. */
export async function readContentTypes(list: ArchivePart): Promise<(name: string) => string> {
  const byExtension = new Map<string, string>();
  const byName = new Map<string, string>();
  await visitXml(await list.read(), {
    open(element) {
      const type = attributeOf(element, 'ContentType');
      if (activeType.test(type)) throw new RefusedFile('fileActive');
      if (element.name === 'Default') keepOnce(byExtension, attributeOf(element, 'Extension'), type);
      if (element.name === 'Override') keepOnce(byName, attributeOf(element, 'PartName').replace(/^\//, ''), type);
    },
  });
  if (![...byName.values()].includes(mainType)) throw new RefusedFile('fileMismatch');
  return (name) => byName.get(name.toLowerCase()) ?? byExtension.get(extensionOf(name)) ?? '';
}

function keepOnce(types: Map<string, string>, name: string, type: string): void {
  const key = name.toLowerCase();
  if (types.has(key)) throw new RefusedFile('fileDamaged');
  types.set(key, type);
}

/** Nothing is fetched, run or unpacked when the document is opened; a link that a reader may follow is no fetching. */
export async function judgePart(part: ArchivePart, type: string): Promise<void> {
  if (activeName.test(part.name)) throw new RefusedFile('fileActive');
  if (/\.rels$/i.test(part.name)) return visitXml(await part.read(), { open: judgeRelation });
  if (xmlType.test(type) || /\.xml$/i.test(part.name)) return judgeText(part);
  if (type === '' ? !pictureName.test(part.name) : !pictureOrFont.test(type)) throw new RefusedFile('fileActive');
}

function judgeRelation(element: XmlElement): void {
  if (element.name !== 'Relationship') return;
  const kind = attributeOf(element, 'Type').trim();
  const target = attributeOf(element, 'Target');
  if (activeRelation.test(kind)) throw new RefusedFile('fileActive');
  const mode = attributeOf(element, 'TargetMode').trim().toLowerCase();
  const isHarmless =
    mode === 'external'
      ? /\/hyperlink$/i.test(kind) && isHarmlessTarget(target)
      : (mode === '' || mode === 'internal') && !/^\s*(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(target.slice(0, 200));
  if (!isHarmless) throw new RefusedFile('fileActive');
}

async function judgeText(part: ArchivePart): Promise<void> {
  const fields = new WordFields();
  await visitXml(await part.read(), {
    open(element) {
      if (!drawnSpaces.some((space) => element.space.startsWith(space))) return;
      const { name, attributes } = element;
      if (activeElements.has(name)) throw new RefusedFile('fileActive');
      if (name === 'fldSimple') fieldOf(attributeOf(element, 'instr'));
      if (name === 'fldChar') follow(fields, attributeOf(element, 'fldCharType'));
      if (element.space.endsWith(':vml')) for (const attribute of attributes) judgeDrawing(attribute);
    },
    text(text, { name }) {
      if (name === 'instrText' || name === 'delInstrText') fields.add(text);
    },
  });
  fields.finish();
}

function fieldOf(instruction: string): void {
  const field = new WordFields();
  field.begin();
  field.add(instruction);
  field.end();
}

function follow(fields: WordFields, step: string): void {
  if (step === 'begin') fields.begin();
  else if (step === 'separate') fields.separate();
  else if (step === 'end') fields.end();
}

/** Old drawings name pictures and links in themselves. */
function judgeDrawing({ name, value }: { name: string; value: string }): void {
  if (name === 'href' && value !== '' && !isHarmlessTarget(value)) throw new RefusedFile('fileActive');
  if (name === 'src' && /[:\\]|^\s*\/\//.test(value)) throw new RefusedFile('fileActive');
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
