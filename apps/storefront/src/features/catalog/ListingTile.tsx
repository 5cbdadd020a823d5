import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { categoriesAtom, productListAtom, toCategoryPage, toCategoryTile } from '@mahd/data/catalog';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Picture } from '@mahd/ui/Picture';
import { cardSizes } from '@mahd/ui/ProductCard';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { useMessages } from '../../shell/useMessages.js';
import { Tile } from './ListingTile.styles.js';
import { useListing } from './useListing.js';

/** Fills the last row of a listing, one cell or two: the page about bottles in their category, the next category in all others. */
export default function ListingTile() {
  const { category } = useParams();
  return category === 'bottlefeeding' ? <BottleFacts /> : <NextCategory after={category} />;
}

function BottleFacts() {
  const t = useTranslate();
  const { t: deferred } = useMessages('shellDeferred');
  const place = { category: 'bottlefeeding' };
  const { picture } = toCategoryPage(useAtomValue(categoriesAtom()).data ?? [], place, useLanguage());
  return (
    <Tile>
      <Picture picture={picture} alt="" ratio="square" sizes={cardSizes} />
      <h2>{t('listing.bottleFacts')}</h2>
      <p>{deferred('sizes.facts')}</p>
      <LinkButton href="/bottlefeeding" variant="outline" size="small" block>
        {deferred('myBaby.guide')}
      </LinkButton>
    </Tile>
  );
}

/** Where to go on from the end of a list: the category after its own or, in a list of all products, after that of the last one. Never to bottles, which are not promoted. */
function NextCategory({ after }: { after: string | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const { toParams } = useListing();
  const last = useAtomValue(productListAtom(toParams())).data?.data.at(-1)?.category;
  const categories = (useAtomValue(categoriesAtom()).data ?? []).filter(({ route }) => route !== 'bottlefeeding');
  const following =
    categories[(categories.findIndex(({ route }) => route === (after ?? last)) + 1) % categories.length];
  if (!following) return null;
  const { href, name, description, picture } = toCategoryTile(following, language);
  return (
    <Tile>
      <Picture picture={picture} alt="" ratio="square" sizes={cardSizes} />
      <h2>{name}</h2>
      <p>
        {following.products_count !== null && <small>{t('catalog.items', { n: following.products_count })}</small>}
        {description}
      </p>
      <LinkButton href={href} variant="outline" size="small" block aria-label={`${t('common.viewAll')}: ${name}`}>
        {t('common.viewAll')}
      </LinkButton>
    </Tile>
  );
}
