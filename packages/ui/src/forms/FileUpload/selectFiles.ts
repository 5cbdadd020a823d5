/** Why a file is refused. */
export type FileRejectionReason = 'type' | 'size' | 'empty' | 'count';

export interface FileRejection {
  file: File;
  reason: FileRejectionReason;
}

export interface FileLimits {
  /** As in HTML: extensions (`.pdf`), media types (`image/png`) or groups of them (`image/*`), separated by commas. */
  accept?: string;
  /** Bytes. */
  maxSize?: number;
  maxFiles: number;
}

/** The entries of an `accept` attribute, in lower case. */
export const acceptTokens = (accept = '') =>
  accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');

function isAccepted({ name, type }: File, tokens: readonly string[]): boolean {
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
      return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token;
    })
  );
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds files to a selection within limits. Files selected before are not added again. */
export function selectFiles(
  selected: readonly File[],
  more: readonly File[],
  { accept, maxSize = Infinity, maxFiles }: FileLimits,
): { files: File[]; rejections: FileRejection[] } {
  const tokens = acceptTokens(accept);
  const files = [...selected];
  const rejections: FileRejection[] = [];
  for (const file of more) {
    if (files.some((known) => isSame(known, file))) continue;
    if (!isAccepted(file, tokens)) rejections.push({ file, reason: 'type' });
    else if (file.size > maxSize) rejections.push({ file, reason: 'size' });
    else if (file.size === 0) rejections.push({ file, reason: 'empty' });
    else if (files.length >= maxFiles) rejections.push({ file, reason: 'count' });
    else files.push(file);
  }
  return { files, rejections };
}
