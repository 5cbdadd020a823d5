import { MAX_RETURN_PICTURE_BYTES } from '@mahd/rules/shop';
import sharp from 'sharp';
import { ProblemError } from '../http/problem.js';

/** Pixels of a picture as uploaded; more than any phone's camera, few enough to decode. */
const MAX_INPUT_PIXELS = 60_000_000;
/** Enough to see a fault, px. */
const MAX_SIDE = 1600;
const QUALITY = 75;

// Only the decoders of accepted types, so that no other format reaches a parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** The format according to the first bytes. Names and types sent by the client are not trusted. */
function formatOf(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const ascii = bytes.toString('latin1', 0, 12);
  if (ascii.startsWith('RIFF') && ascii.endsWith('WEBP')) return 'webp';
  if (/^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(ascii)) return 'heic';
  return null;
}

/**
 * Re-encodes an uploaded picture as WebP: upright, at most 1600 px, without metadata and anything else that was in the
 * file. Throws a 413 or 422 for anything but a JPEG, PNG or WebP picture.
 */
export async function readPicture(bytes: Buffer): Promise<Uint8Array> {
  if (bytes.length > MAX_RETURN_PICTURE_BYTES) throw pictureTooLarge();
  const format = formatOf(bytes);
  if (format === 'heic')
    throw new ProblemError(422, 'picture_heic', 'HEIC pictures cannot be read. Send a JPEG, PNG or WebP picture.');
  if (format === null) throw new ProblemError(422, 'picture_type', 'Only JPEG, PNG and WebP pictures are accepted.');
  try {
    return await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new ProblemError(422, 'picture_damaged', 'A picture is damaged or too large to be read.');
  }
}

export function pictureTooLarge(): ProblemError {
  return new ProblemError(413, 'picture_too_large', 'A picture must not be larger than 10 MB.');
}
