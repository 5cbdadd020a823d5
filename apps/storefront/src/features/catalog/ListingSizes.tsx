import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { productListAtom, toSizeLinks } from '@mahd/data/catalog';
import { ageFromText } from '@mahd/rules/shop';
import { useLanguage } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { useMessages } from '../../shell/useMessages.js';
import { Label, SizeLinks } from './ListingSizes.styles.js';
import { useListing } from './useListing.js';

/** The sizes of the only product in a listing, each a link to that size. */
export default function ListingSizes() {
  const { t } = useMessages('shellDeferred');
  const language = useLanguage();
  const { toParams } = useListing();
  const [product] = useAtomValue(productListAtom(toParams())).data?.data ?? [];
  const labelId = useId();
  if (!product) return null;
  const sizes = toSizeLinks(product, language);
  return (
    <>
      <Label id={labelId}>{t(sizes[0]?.ageFromMonths == null ? 'sizes.choose' : 'sizes.chooseByAge')}</Label>
      <SizeLinks aria-labelledby={labelId}>
        {sizes.map(({ size, ageFromMonths, href }) => (
          <li key={size}>
            <ShopLink href={href}>
              {size} {ageFromMonths !== null && <small>{ageFromText(ageFromMonths)}</small>}
            </ShopLink>
          </li>
        ))}
      </SizeLinks>
    </>
  );
}
