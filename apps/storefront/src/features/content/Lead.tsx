import { RichText } from '@mahd/ui/RichText';

/** The opening of a text: its own one, or the sentence that describes it. */
export function Lead({ intro, description }: { intro: string; description: string }) {
  return intro ? <RichText html={intro} /> : <p>{description}</p>;
}
