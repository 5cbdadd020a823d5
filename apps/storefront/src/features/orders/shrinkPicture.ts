import { MAX_RETURN_PICTURE_BYTES } from '@mahd/rules/shop';

/** Size of a picture to choose, in bytes. It is shrunk before it is uploaded; larger ones may not fit into the memory of a phone. */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024;

/** Long side of an uploaded picture, px. Enough to see a fault. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/**
 * Shrinks a picture before it is uploaded, upright as its metadata says. Returns the original if it is small enough or
 * the browser cannot decode or encode it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return (await shrunk(bitmap, file.size > MAX_RETURN_PICTURE_BYTES)) ?? file;
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}

/** @param always also encodes a picture that is not too large in px */
async function shrunk(bitmap: ImageBitmap, always: boolean): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && !always) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: without a ground it would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
