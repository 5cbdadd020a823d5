import { useAtomValue } from 'jotai';
import { useId, useState, type MouseEvent } from 'react';
import { listingPathOf, productListAtom, toSizeChoices } from '@mahd/data/catalog';
import { formatPrice } from '@mahd/rules/locale';
import { ageFromText } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { isWithin } from '../../shell/navigation.js';
import { useMessages } from '../../shell/useMessages.js';
import { BuyForm } from '../cart/BuyForm.js';
import { Sizes } from './ListingSizes.styles.js';
import { useListing } from './useListing.js';

/** The sizes of the only product in a listing, and the button that adds the chosen one to the cart. */
export default function ListingSizes() {
  const { t } = useMessages('shellDeferred');
  const shared = useTranslate();
  const language = useLanguage();
  const { path, toParams } = useListing();
  const [product] = useAtomValue(productListAtom(toParams())).data?.data ?? [];
  const [chosen, setChosen] = useState(false);
  // Whether the button was pressed before a size was chosen.
  const [missed, setMissed] = useState(false);
  const labelId = useId();
  if (!product) return null;
  const sizes = toSizeChoices(product, language);
  const isByAge = sizes[0]?.ageFromMonths != null;
  // Without JavaScript the browser asks for the required choice.
  const askFirst = (event: MouseEvent<HTMLButtonElement>) => {
    if (chosen) return;
    event.preventDefault();
    setMissed(true);
    event.currentTarget.form?.querySelector<HTMLInputElement>('[type=radio]:enabled')?.focus();
  };
  return (
    <BuyForm product={product}>
      <Sizes>
        <p>
          <span id={labelId} data-missed={(missed && !chosen) || undefined}>
            {missed && !chosen
              ? t(isByAge ? 'sizes.chooseByAge' : 'sizes.choose')
              : shared(isByAge ? 'product.sizeByAge' : 'product.size')}
          </span>
          {isWithin(path, listingPathOf({ category: 'bottlefeeding' })) && (
            <ShopLink href="/bottlefeeding">{t('sizes.guide')}</ShopLink>
          )}
        </p>
        <div role="radiogroup" aria-labelledby={labelId}>
          {sizes.map(({ code, size, ageFromMonths, amount, unavailable }) => (
            <label key={code}>
              <input
                type="radio"
                name="add"
                value={code}
                required
                disabled={unavailable}
                onChange={() => setChosen(true)}
              />
              {size}{' '}
              {ageFromMonths !== null ? (
                <small>{ageFromText(ageFromMonths)}</small>
              ) : (
                amount !== null && <small>{formatPrice(amount, language)}</small>
              )}
            </label>
          ))}
        </div>
        <Button type="submit" onClick={askFirst} block>
          {shared('buy.addToCart')}
        </Button>
      </Sizes>
    </BuyForm>
  );
}
