import type { ReactNode } from 'react';
import type { BottlefeedingContent } from '@mahd/data/content';
import type { Language } from '@mahd/rules/locale';
import { tablet } from '@mahd/ui/breakpoints';
import { Heading } from '@mahd/ui/Heading';
import { HeroSlider, heroSizes, type HeroPanel } from '@mahd/ui/HeroSlider';
import { mobileArtMedia } from '@mahd/ui/Picture';
import { Stack } from '@mahd/ui/Stack';
import type { PageMeta } from '../../app/document/PageMeta.js';
import { Intro } from './Landing.styles.js';

type Banner = BottlefeedingContent['banner'];

interface LandingBannerProps extends Pick<HeroPanel, 'panel'> {
  banner: Banner;
  title: string;
}

/** The banner of a landing page, with a picture crop per language and screen size. It contains the page's `h1`. */
export function LandingBanner({ banner: { heading, text, art }, title, panel }: LandingBannerProps) {
  return (
    <HeroSlider
      label={title}
      panels={[
        {
          title: heading || title,
          description: text,
          picture: art?.ltr ?? null,
          ...(panel && { panel }),
          ...(art ? { art: { rtl: art.rtl, mobile: art.mobile }, alt: art.alt } : {}),
        },
      ]}
    />
  );
}

/** The banner pictures to preload, and the page's image. */
export function landingPreload(art: Banner['art'], language: Language): Pick<PageMeta, 'preload' | 'image'> {
  if (!art) return {};
  const picture = language === 'ar' ? art.rtl : art.ltr;
  return {
    image: picture,
    preload: [
      { picture, sizes: heroSizes, media: tablet },
      { picture: art.mobile, sizes: heroSizes, media: mobileArtMedia },
    ],
  };
}

interface LandingSectionProps {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A section of a landing page with its heading. */
export function LandingSection({ id, title, intro, children }: LandingSectionProps) {
  return (
    <Stack as="section" gap={24} aria-labelledby={id}>
      <Stack gap={8}>
        <Heading headingLevel={2} id={id}>
          {title}
        </Heading>
        {intro && <Intro muted>{intro}</Intro>}
      </Stack>
      {children}
    </Stack>
  );
}
