'use client';
import { useState, type HTMLAttributes, type Ref } from 'react';
import { useUi } from '../../foundation/UiProvider.js';
import { warnOnce } from '../../foundation/warnOnce.js';
import { Root } from './Picture.styles.js';
import { mobileArtMedia, pictureSrc, pictureSrcSet, type PictureSource } from './pictureSrcSet.js';
import { usePictureBase } from './PicturesProvider.js';

/** Other crops of the same subject. */
export interface PictureArt {
  /** Crop for narrow screens, 9 : 11. */
  mobile?: PictureSource | null;
  /** Version for right-to-left pages, with the subject on the other side. */
  rtl?: PictureSource | null;
}

export interface PictureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** `null` shows a placeholder illustration. */
  picture: PictureSource | null;
  /** Alternative text in the language of the page; empty when the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes?: string;
  /** The main picture of a page: loads eagerly. Others load lazily. */
  priority?: boolean;
  /** Aspect ratio: `square` is 1 : 1, `card` 4 : 3, `hero` 16 : 9, or on phones that of the mobile art; `natural` is that of the picture. */
  ratio?: 'square' | 'card' | 'hero' | 'natural';
  /** Pictures for phones and for pages from right to left. */
  artDirection?: PictureArt;
}

/**
 * A responsive picture in modern formats, with reserved space and a blurred placeholder. For pictures with text on
 * them, use `HeroSlider` or `PromoBanner`.
 */
export function Picture({
  picture,
  alt,
  sizes = '100vw',
  priority = false,
  ratio = 'natural',
  artDirection,
  ...rest
}: PictureProps) {
  const { direction } = useUi();
  const base = usePictureBase();
  const [failed, setFailed] = useState<PictureSource | null>(null);
  const source = (direction === 'rtl' && artDirection?.rtl) || picture;
  if (!source || failed === source) return <MissingPicture {...rest} alt={alt} ratio={ratio} />;

  const mobile = artDirection?.mobile;
  const drawing = source.path.endsWith('.svg');
  return (
    <Root
      {...rest}
      data-part="picture"
      data-scheme="light"
      data-ratio={ratio}
      data-mobile-art={mobile ? '' : undefined}
      data-drawing={drawing || undefined}
      data-mirror={source.mirror || undefined}
    >
      {source.placeholder && <img data-part="placeholder" src={source.placeholder} alt="" aria-hidden="true" />}
      <picture>
        {mobile && (
          <source
            media={mobileArtMedia}
            type="image/avif"
            srcSet={pictureSrcSet(mobile, base, 'avif')}
            sizes={sizes}
            width={mobile.width}
            height={mobile.height}
          />
        )}
        {mobile && (
          <source
            media={mobileArtMedia}
            type="image/webp"
            srcSet={pictureSrcSet(mobile, base, 'webp')}
            sizes={sizes}
            width={mobile.width}
            height={mobile.height}
          />
        )}
        {!drawing && <source type="image/avif" srcSet={pictureSrcSet(source, base, 'avif')} sizes={sizes} />}
        <img
          src={pictureSrc(source, base)}
          srcSet={pictureSrcSet(source, base, 'webp') || undefined}
          sizes={drawing ? undefined : sizes}
          alt={alt}
          width={source.width}
          height={source.height}
          loading={priority ? 'eager' : 'lazy'}
          // Decoding must not delay the paint of the text.
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          onError={() => {
            if (process.env.NODE_ENV !== 'production')
              warnOnce(
                `Picture could not load "${pictureSrc(source, base)}": check the path, and the base that PicturesProvider gives.`,
              );
            setFailed(source);
          }}
        />
      </picture>
    </Root>
  );
}

function MissingPicture({ alt, ratio, ...rest }: Pick<PictureProps, 'alt' | 'ratio'>) {
  const { t } = useUi();
  // An empty `alt` means that the text is enough, also for a missing picture.
  const name = alt ? { role: 'img', 'aria-label': `${alt} (${t('noPicture')})` } : { 'aria-hidden': true };
  return (
    <Root {...rest} {...name} data-part="picture" data-missing="" data-ratio={ratio === 'natural' ? 'square' : ratio}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M8 22h32a16 12 0 0 1-32 0zM14 34l-4 6M34 34l4 6M8 43a34 9 0 0 0 32 0M24 22V9M24 9a13 13 0 0 1 13 13" />
      </svg>
    </Root>
  );
}
