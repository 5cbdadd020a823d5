const widths = [160, 320, 480, 640, 960];
const sizes = '(min-width: 1264px) 282px, (min-width: 1024px) 23vw, (min-width: 600px) 31vw, 45vw';
const srcSet = (format: string) =>
  widths.map((width) => `/pictures/products/bottle-${width}.${format} ${width}w`).join(', ');

/**
 * Data of the cards in other libraries and in plain HTML: the same content as ours, the picture in two formats and five
 * widths.
 */
export const goods = Array.from({ length: 200 }, (_, at) => ({
  href: `/product/${at}`,
  name: `Wide-neck nursing bottle ${at}`,
  avif: { type: 'image/avif', srcSet: srcSet('avif'), sizes },
  picture: {
    src: '/pictures/products/bottle-960.webp',
    srcSet: srcSet('webp'),
    sizes,
    alt: '',
    width: 960,
    height: 960,
    loading: 'lazy',
    decoding: 'async',
  } as const,
  price: at % 3 === 0 ? 'AED 55.25' : 'AED 65.00',
  was: at % 3 === 0 ? 'AED 65.00' : undefined,
  badge: at % 3 === 0 ? '15% off' : undefined,
}));
