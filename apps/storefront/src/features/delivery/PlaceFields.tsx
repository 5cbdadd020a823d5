import { useAtomValue } from 'jotai';
import { emiratesAtom, toPlaceOptions } from '@mahd/data/visitor';
import { MAX_LENGTHS } from '@mahd/rules/shop';
import { EMIRATES } from '@mahd/rules/shop/emirates';
import { FormAreaSelect, FormSelect } from '@mahd/ui/formik';
import { Grid } from '@mahd/ui/Grid';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';

interface PlaceFieldsProps {
  /** The selected emirate, or an empty string. */
  emirate: string;
  /** Called when the emirate changes, as its areas differ. */
  clearArea: () => void;
  /** The gap of the surrounding form. */
  gap?: 16 | 24;
}

/** Emirate and area of an address, as the fields `emirates` and `area` of the surrounding form. */
export function PlaceFields({ emirate, clearArea, gap = 24 }: PlaceFieldsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { emiratesUrl } = useApp().state.settings;
  const { data: emirates, isError } = useAtomValue(emiratesAtom(emiratesUrl ?? undefined));
  const areas = emirates?.find(({ name }) => name === emirate)?.locations;
  return (
    <Grid columns={2} gap={gap}>
      <FormSelect
        name="emirates"
        label={t('field.emirate')}
        placeholder={t('field.emiratePlaceholder')}
        options={toPlaceOptions(emirates ?? EMIRATES, language)}
        autoComplete="address-level1"
        onValueChange={clearArea}
      />
      <FormAreaSelect
        // Another emirate begins with its list, also after "Other".
        key={emirate}
        name="area"
        label={t('field.area')}
        areas={toPlaceOptions(areas ?? [], language)}
        disabled={emirate === '' || (!emirates && !isError)}
        placeholder={
          emirate === '' ? t('field.areaFirst') : emirates ? t('field.areaPlaceholder') : t('field.areasLoading')
        }
        otherLabel={t('field.other')}
        otherFieldLabel={t('field.areaOther')}
        maxLength={MAX_LENGTHS.area}
        {...(isError ? { description: t('field.areasFailed') } : {})}
      />
    </Grid>
  );
}
