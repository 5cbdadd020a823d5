import { useState } from 'react';
import { formatPrice, type Language } from '@mahd/rules/locale';
import { discountPercent } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { ProductCard } from '@mahd/ui/ProductCard';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { messages } from './messages.js';

/** Prices in fils. */
const products = [
  { id: 'sidr', price: { amount: 15300, was: 18000, percent: discountPercent(18000, 15300) } },
  { id: 'samr', price: { amount: 14500 } },
] as const;

type Product = (typeof products)[number];

export function Products({ language }: { language: Language }) {
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState<Product>(products[0]);
  const t = messages[language];
  return (
    <Stack gap={24}>
      <Heading headingLevel={2}>{t.products}</Heading>
      <Grid columns={4}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            href="#contact"
            name={t[product.id].name}
            detail={t.size}
            picture={null}
            price={product.price}
            action={
              <Button
                variant="outline"
                onClick={() => {
                  setSelected(product);
                  setOpen(true);
                }}
              >
                {t.notes}
              </Button>
            }
          />
        ))}
      </Grid>
      <Dialog open={open} onOpenChange={setOpen} title={t[selected.id].name}>
        <Stack>
          <Text>{t[selected.id].notes}</Text>
          <Text weight="bold">{formatPrice(selected.price.amount, language)}</Text>
        </Stack>
      </Dialog>
    </Stack>
  );
}
