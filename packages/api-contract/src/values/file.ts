import { type DocumentKind, fileKinds } from './file-kinds.ts';
import { type FilmKind, filmKinds, recordFileKinds, type SoundKind, soundKinds } from './recording-kinds.ts';
import { plainName } from './text/plain-name.ts';

/** Every kind of file that is kept: documents and voice notes of records, and in fields captions and films besides. */
export const keptFileKinds = [...recordFileKinds, 'vtt', ...filmKinds] as const;
export type FileKind = (typeof keptFileKinds)[number];

const attachable: ReadonlySet<FileKind> = new Set(fileKinds);
/** Whether it may be attached to any record, as long as administrators let it in. */
export const isDocument = (kind: FileKind): kind is DocumentKind => attachable.has(kind);

const sounds: ReadonlySet<FileKind> = new Set(soundKinds);
/** Whether it is a voice note, which comes from users alone. */
export const isSound = (kind: FileKind): kind is SoundKind => sounds.has(kind);

const mebibyte = 1024 * 1024;
/** About an hour on a phone. */
export const mostFilmBytes = 500 * mebibyte;
/** About ten minutes of speech. */
export const mostSoundBytes = 5 * mebibyte;
export const mostImageBytes = 5 * mebibyte;
export const mostDocumentBytes = 10 * mebibyte;

const kindByExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  vtt: 'vtt',
  ogg: 'ogg',
  weba: 'weba',
  m4a: 'm4a',
  mp3: 'mp3',
  webm: 'webm',
  mp4: 'mp4',
};

export const imageKinds = ['jpeg', 'png', 'webp'] as const satisfies readonly FileKind[];

/** What a file picker offers for some kinds of files. */
export const endingsOf = (kinds: readonly FileKind[]): string =>
  Object.entries(kindByExtension)
    .filter(([, kind]) => kinds.includes(kind))
    .map(([extension]) => `.${extension}`)
    .join(',');
export const acceptedFiles = endingsOf(fileKinds);

/** What kinds of files are called, which is the same in every language. */
export const kindNames = (kinds: readonly FileKind[]): string[] => kinds.map((kind) => kind.toUpperCase());

const mostCharacters = 200;

/** A file's name as it is kept: without folders or characters that could disguise it, the extension always there. */
export function plainFileName(given: string): string {
  const name = plainName(given.toWellFormed().split(/[/\\]/).at(-1) ?? '');
  const characters = Array.from(name);
  if (characters.length <= mostCharacters) return name;
  const extension = Array.from(/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '');
  return [...characters.slice(0, mostCharacters - extension.length), ...extension].join('');
}

/** The kind that a name promises; null where no such file is taken. */
export function fileKindOf(name: string): FileKind | null {
  const extension = /[^.]\.([a-z][a-z\d]{2,3})$/i.exec(plainFileName(name))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(kindByExtension, extension) ? kindByExtension[extension]! : null;
}

const films: ReadonlySet<FileKind> = new Set(filmKinds);
/** What is played, at a link of its own, and not read whole; it arrives in parts, too. */
export const isFilm = (kind: FileKind): kind is FilmKind => films.has(kind);

export function isImage(kind: FileKind): boolean {
  return kind === 'jpeg' || kind === 'png' || kind === 'webp';
}

export function mostBytesOf(kind: FileKind): number {
  if (isSound(kind)) return mostSoundBytes;
  if (isFilm(kind)) return mostFilmBytes;
  return isImage(kind) ? mostImageBytes : mostDocumentBytes;
}

/** What a virus scanner knows of a file's content: no scanner is installed, or it has yet to look, found nothing, found something. */
export const fileScans = ['unscanned', 'pending', 'clean', 'rejected'] as const;
export type FileScan = (typeof fileScans)[number];

/** Why the content of a file isn't handed out; null where it is. */
export function withheldFor(scan: FileScan): 'pending' | 'rejected' | null {
  return scan === 'pending' || scan === 'rejected' ? scan : null;
}

/** Why a file isn't taken. */
export const fileRefusals = [
  'fileType',
  'fileEmpty',
  'fileTooLarge',
  'fileMismatch',
  'fileDamaged',
  'fileEncrypted',
  'fileActive',
  'fileTooManyPages',
  'fileTooManyPixels',
  'fileTooComplex',
  'fileInfected',
  'pictureTooSmall',
  'pictureTooStretched',
  'pictureNotSquare',
  'pictureNotWide',
  'pictureNotOfRatio',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** What a field takes, where that is less than what may be attached to a record. */
export interface FileLimits {
  accepts: readonly FileKind[];
  mostBytes: number;
}

/** What administrators let in, in megabytes. */
export interface UploadSettings {
  uploadTypes: readonly DocumentKind[];
  uploadPictureSize: number;
  uploadDocumentSize: number;
}

/** Captions are no matter of settings: only fields of their own take them. */
export const isLetIn = ({ uploadTypes }: UploadSettings, kind: FileKind): boolean =>
  !isDocument(kind) || uploadTypes.includes(kind);

/** The most that a file of a kind may have by the settings. */
export const mostBytesBy = ({ uploadPictureSize, uploadDocumentSize }: UploadSettings, kind: FileKind): number =>
  Math.min(mostBytesOf(kind), (isImage(kind) ? uploadPictureSize : uploadDocumentSize) * mebibyte);

/** What a field takes by the settings, or where a record takes any file, what it takes of this kind. */
export function limitsBy<L extends FileLimits>(settings: UploadSettings, limits: L, kind: FileKind | null): L {
  const accepts = limits.accepts.filter((each) => isLetIn(settings, each));
  const most = Math.max(0, ...(kind ? [kind] : accepts).map((each) => mostBytesBy(settings, each)));
  return { ...limits, accepts, mostBytes: Math.min(limits.mostBytes, most) };
}

/** What can be said of a file before it is sent: its promised kind and its size. */
export function refusalOf({ name, size }: { name: string; size: number }, limits?: FileLimits): FileRefusal | null {
  const kind = fileKindOf(name);
  if (!kind || !(limits ? limits.accepts.includes(kind) : isDocument(kind))) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > Math.min(mostBytesOf(kind), limits?.mostBytes ?? Number.POSITIVE_INFINITY) ? 'fileTooLarge' : null;
}
