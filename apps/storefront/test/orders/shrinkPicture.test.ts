import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_RETURN_PICTURE_BYTES } from '@mahd/rules/shop';
import { shrinkPicture } from '../../src/features/orders/shrinkPicture.js';

const file = new File(['large'], 'fault.jpg', { type: 'image/jpeg' });
const encoded = new Blob(['small'], { type: 'image/jpeg' });
const close = vi.fn();
const drawn: { width: number; height: number; type: string }[] = [];

/** A browser that decodes pictures to this size. */
function decodesTo(width: number, height: number) {
  const decode = vi.fn(() => Promise.resolve({ width, height, close }));
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
}

beforeEach(() => {
  drawn.length = 0;
  close.mockReset();
  const canvas: { getContext(kind: string): unknown } = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn.push({ width: this.width, height: this.height, type: type ?? '' });
    done(encoded);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a picture for an upload', () => {
  it.each([
    ['wide', 4000, 3000, 2000, 1500],
    ['high', 3024, 4032, 1500, 2000],
    ['a line', 9000, 2, 2000, 1],
  ])('that is %s is shrunk to 2,000 px, upright', async (_shape, width, height, toWidth, toHeight) => {
    const decode = decodesTo(width, height);
    expect(await shrinkPicture(file)).toBe(encoded);
    expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
    expect(drawn).toEqual([{ width: toWidth, height: toHeight, type: 'image/jpeg' }]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('that is small enough stays as it is', async () => {
    decodesTo(2000, 1500);
    expect(await shrinkPicture(file)).toBe(file);
    expect([drawn, close.mock.calls.length]).toEqual([[], 1]);
  });

  it('that has too many bytes to send is encoded, even if it is small', async () => {
    decodesTo(2000, 1500);
    const heavy = new File([new Uint8Array(MAX_RETURN_PICTURE_BYTES + 1)], 'fault.png', { type: 'image/png' });
    expect(await shrinkPicture(heavy)).toBe(encoded);
    expect(drawn).toEqual([{ width: 2000, height: 1500, type: 'image/jpeg' }]);
  });

  it('stays as it is where the browser cannot decode or encode it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    expect(await shrinkPicture(file)).toBe(file);
    vi.stubGlobal('createImageBitmap', undefined);
    expect(await shrinkPicture(file)).toBe(file);
    decodesTo(4000, 3000);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    expect(await shrinkPicture(file)).toBe(file);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(await shrinkPicture(file)).toBe(file);
  });
});
