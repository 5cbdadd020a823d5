import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { categoriesAtom, toCategoryPage } from '@mahd/data/catalog';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Picture } from '@mahd/ui/Picture';
import { cardSizes } from '@mahd/ui/ProductCard';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { useMessages } from '../../shell/useMessages.js';
import drawing from '../visitor/baby.svg?url';
import { Tile } from './ListingTile.styles.js';

/** Fills the last row of a listing, one cell or two: the page about bottles in their category, My baby in all others. */
export default function ListingTile() {
  const { category } = useParams();
  return category === 'bottlefeeding' ? <BottleFacts /> : <AskForAge />;
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
      <LinkButton href="/bottlefeeding" variant="outline" size="small" block>
        {deferred('myBaby.guide')}
      </LinkButton>
    </Tile>
  );
}

function AskForAge() {
  const { t } = useMessages('shellDeferred');
  return (
    <Tile>
      <img src={drawing} alt="" width={264} height={198} loading="lazy" />
      <h2>{t('myBaby.question')}</h2>
      <p>{t('myBaby.nothing')}</p>
      <LinkButton href="#my-baby" variant="outline" size="small" block>
        {t('myBaby.show')}
      </LinkButton>
    </Tile>
  );
}
