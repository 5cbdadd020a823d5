import type { SavedAddress } from '@mahd/data/account/addresses';
import { commaOf } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { Button } from '@mahd/ui/Button';
import { Card } from '@mahd/ui/Card';
import { Icon } from '@mahd/ui/icons';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { AddressLines } from '../delivery/AddressLines.js';

interface AddressCardProps {
  address: SavedAddress;
  /** Whether a change is being saved. */
  pending: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

/** An address of the book with its actions. */
export function AddressCard({ address, pending, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const label = t(`checkout.${address.type}`);
  /** Tells the buttons of several cards apart. */
  const named = (action: string) => `${action}: ${label}${commaOf(language)}${address.address}`;
  return (
    <Card
      variant="outline"
      title={
        <>
          {label} {address.is_default && <Badge tone="success">{t('addresses.default')}</Badge>}
        </>
      }
      actions={
        <>
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            aria-label={named(t('addresses.edit'))}
            onClick={onEdit}
          >
            {t('addresses.edit')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            tone="danger"
            aria-label={named(t('addresses.delete'))}
            onClick={onDelete}
          >
            <Icon name="trash" />
            {t('addresses.delete')}
          </Button>
          {!address.is_default && (
            <Button
              size="small"
              variant="ghost"
              aria-label={named(t('addresses.makeDefault'))}
              aria-disabled={pending || undefined}
              onClick={() => pending || onMakeDefault()}
            >
              {t('addresses.makeDefault')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <AddressLines recipient={address} address={address} />
      </p>
    </Card>
  );
}
