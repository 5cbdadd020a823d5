import { Checkbox } from '@mahd/ui/Checkbox';
import { useMessages } from '../../shell/useMessages.js';

/** Whether the entered address is added to the user's addresses. */
export function SaveAddress({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useMessages('addresses');
  return <Checkbox label={t('addresses.saveToBook')} checked={checked} onCheckedChange={onChange} />;
}
