import { useState } from 'react';
import { discountPercent } from '@mahd/rules/shop';
import { formatPrice, type Language } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { GlobalStyle } from '@mahd/ui/GlobalStyle';
import { PhoneField } from '@mahd/ui/PhoneField';
import { ProductCard } from '@mahd/ui/ProductCard';
import { UiProvider } from '@mahd/ui/provider';
import { ar } from '@mahd/ui/strings/ar';
import { en } from '@mahd/ui/strings/en';
import { tamr } from './brand';

const words = {
  en: { name: 'Date syrup', add: 'Add to cart', phone: 'Mobile number', title: 'In your cart' },
  ar: { name: 'دبس التمر', add: 'إضافة إلى السلة', phone: 'رقم الجوال', title: 'في سلتكِ' },
};

/** A page of another shop, with its own brand. */
export function Shop({ language }: { language: Language }) {
  const [open, setOpen] = useState(false);
  const t = words[language];
  return (
    <UiProvider language={language} strings={language === 'ar' ? ar : en}>
      <GlobalStyle brand={tamr} />
      <main>
        <h1>{t.name}</h1>
        <ProductCard
          href="/syrup"
          name={t.name}
          picture={null}
          price={{ amount: 5525, was: 6500, percent: discountPercent(6500, 5525) }}
          headingLevel={2}
          action={<Button onClick={() => setOpen(true)}>{t.add}</Button>}
        />
        <PhoneField label={t.phone} defaultValue="٠٥٠ ١٢٣ ٤٥٦٧" />
        <Dialog open={open} onOpenChange={setOpen} title={t.title}>
          <p>{formatPrice(5525, language)}</p>
        </Dialog>
      </main>
    </UiProvider>
  );
}
