import { useAtomValue } from 'jotai';
import { recommendedAtom } from '@mahd/data/catalog';
import { homeAtom } from '@mahd/data/content/home';
import { Container } from '@mahd/ui/Container';
import { HelpBand } from '@mahd/ui/HelpBand';
import { ImageMenu } from '@mahd/ui/ImageMenu';
import { ProductStrip } from '@mahd/ui/ProductStrip';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { toCards } from '../catalog/toCards.js';

/** The home page below its first view: recommendations, the ways into the other rooms, the welcome text, help. */
export default function HomeBelow() {
  const t = useTranslate();
  const language = useLanguage();
  const content = useAtomValue(homeAtom(language)).data;
  const recommended = useAtomValue(recommendedAtom()).data?.data ?? [];
  if (!content) return null;
  return (
    <Stack gap={64}>
      <Container>
        <ProductStrip title={t('home.recommended')} more={{ label: t('common.viewAll'), href: '/products?show=recommended' }}>
          {toCards(recommended, language)}
        </ProductStrip>
      </Container>
      <Container>
        <ImageMenu label={t('home.explore')} items={content.imageMenu.map(({ href, label, image }) => ({ href, label, picture: image }))} />
      </Container>
      <Container width="reading">
        <RichText html={content.html} />
      </Container>
      <Container>
        <Stack gap={24}>
          {content.help.map(({ slug, title, text, linkLabel, href, image }, index) => (
            <HelpBand key={slug} title={title} cta={{ label: linkLabel, href }} picture={image} tone={index % 2 === 0 ? 'peach' : 'sky'}>
              {text}
            </HelpBand>
          ))}
        </Stack>
      </Container>
    </Stack>
  );
}
