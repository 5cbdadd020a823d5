import { localizedPath } from '@mahd/rules/locale';
import { ListingToolbar } from '@mahd/ui/ListingToolbar';
import { Text } from '@mahd/ui/Text';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { Categories, Controls } from './OfferControls.styles.js';
import { offersHref, offerSorts, type OfferList } from './offerList.js';

interface OfferControlsProps extends Pick<OfferList, 'categories' | 'category' | 'sort'> {
  /** How many offers are shown. */
  count: number;
}

/** Links to the offers of each category, and their order. */
export default function OfferControls({ categories, category, sort, count: n }: OfferControlsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { navigate } = useApp();
  const count = t('landing.offers', { n });
  return (
    <Controls>
      <Categories
        label={t('listing.category')}
        links={[
          { label: t('listing.all'), href: offersHref(null, sort), current: category === null },
          ...categories.map(([route, name]) => ({
            label: name,
            href: offersHref(route, sort),
            current: route === category,
          })),
        ]}
      />
      <Text muted aria-hidden>
        {count}
      </Text>
      <ListingToolbar
        count={count}
        sort={{
          action: localizedPath(language, '/limited-time-offer'),
          name: 'sort',
          label: t('sort.label'),
          value: sort,
          options: offerSorts.map((value) => ({ value, label: t(`sort.${value}`) })),
          hiddenFields: category === null ? [] : [['category', category]],
          onValueChange: (value) => navigate(localizedPath(language, offersHref(category, value))),
        }}
      />
    </Controls>
  );
}
