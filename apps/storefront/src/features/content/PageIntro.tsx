import { RichText } from '@mahd/ui/RichText';

/** The intro of a page, or its description when it has none. */
export function PageIntro({ intro, description }: { intro: string; description: string }) {
  return intro ? <RichText html={intro} /> : <p>{description}</p>;
}
