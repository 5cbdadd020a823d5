import type { HomeContent } from '@mahd/data/content/home';
import type { HeroPanel } from '@mahd/ui/HeroSlider';

/** The panels of the home page's hero. */
export const toHeroPanels = ({ hero }: HomeContent): HeroPanel[] =>
  hero.map(({ title, text, linkLabel, href, art }) => ({
    title,
    description: text,
    action: { label: linkLabel, href },
    picture: art?.ltr ?? null,
    ...(art ? { art: { rtl: art.rtl, mobile: art.mobile }, alt: art.alt } : {}),
  }));
